/** Labels of what results are asked with, used in error sentences. */
export const CLASS_RESULT_FIELDS = {
  paket: 'Paket soal',
  peringkat: 'Peringkat',
} as const
