/** The published accounts of a demo installation (contract section 1). */
export const DEMO_ACCOUNTS = [
  { name: 'Admin Demo', email: 'admin@demo.test', nohp: '081200000000', role: 'Admin' },
  { name: 'Peserta Demo', email: 'peserta@demo.test', nohp: '081200000001', role: 'User' },
] as const
