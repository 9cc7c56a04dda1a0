/** Form labels of labs, used in error sentences. */
export const LAB_FIELDS = {
  kejadian: 'Kejadian',
  kind: 'Jenis kejadian',
  detail: 'Keterangan kejadian',
  at: 'Waktu kejadian',
  count: 'Jumlah kejadian',
  terbuang: 'Jumlah kejadian yang terbuang',
  simulasi: 'Simulasi',
  kursi: 'Kursi',
  kali: 'Jumlah kursi',
  kataSandiKeluar: 'Kata sandi keluar',
  kataSandiBerkas: 'Kata sandi berkas',
  kunci: 'Browser Exam Key',
  alamat: 'Alamat halaman',
  kunciKonfigurasi: 'Config Key',
  kunciUjian: 'Browser Exam Key',
} as const
