/** Form labels of re-scoring, used in error sentences. */
export const ITEM_FIELDS = {
  periksa: 'Periksa',
  koreksi: 'Koreksi',
  'koreksi.*.kunci': 'Kunci',
  gugur: 'Gugur',
  terakhir: 'Hitung ulang terakhir',
} as const
