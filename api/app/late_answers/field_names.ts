/** Form labels of late answers, used in error sentences. */
export const LATE_ANSWER_FIELDS = {
  alasan: 'Alasan',
  simulasi: 'Simulasi',
  jurnal: 'Catatan jawaban',
  dari: 'Awal catatan',
  jam: 'Jam perangkat',
  link: 'Penanda catatan',
  berkas: 'Berkas penyelamatan',
  server: 'Jam server',
  perangkat: 'Jam perangkat',
} as const
