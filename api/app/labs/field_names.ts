/** What the fields of labs are called in sentences, as their forms label them. */
export const LAB_FIELDS = {
  kejadian: 'Kejadian',
  kind: 'Jenis kejadian',
  detail: 'Keterangan kejadian',
  at: 'Waktu kejadian',
  count: 'Jumlah kejadian',
  terbuang: 'Jumlah kejadian yang terbuang',
  simulasi: 'Simulasi',
  kursi: 'Kursi',
} as const
