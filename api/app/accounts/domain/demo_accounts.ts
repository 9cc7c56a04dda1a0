/** The published accounts of a demo installation (contract section 1). */
export const DEMO_ACCOUNTS = [
  { name: 'Admin Demo', email: 'admin@demo.test', nohp: '081200000000', role: 'Admin' },
  { name: 'Peserta Demo', email: 'peserta@demo.test', nohp: '081200000001', role: 'User' },
] as const

/** Further accounts with the published password, in the demo's sample academy (DEMO_DATA=penuh). */
export const SAMPLE_ACCOUNTS = [
  {
    name: 'Contoh — Joko Prasetyo',
    email: 'pengawas@demo.test',
    nohp: '081200000002',
    role: 'Pengawas',
  },
  { name: 'Contoh — Dewi Kusuma', email: 'guru@demo.test', nohp: '081200000003', role: 'Guru' },
  {
    name: 'Contoh — Hendra Saputro',
    email: 'keuangan@demo.test',
    nohp: '081200000004',
    role: 'Keuangan',
  },
  {
    name: 'Contoh — Siti Rahmawati',
    email: 'siswa@demo.test',
    nohp: '081200000005',
    role: 'User',
  },
] as const
