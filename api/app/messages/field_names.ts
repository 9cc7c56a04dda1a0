/** Labels of messages, used in error sentences. */
export const MESSAGE_FIELDS = {
  keadaan: 'Keadaan pesan',
  jenisPesan: 'Jenis pesan',
  teksPesan: 'Teks pesan',
} as const
