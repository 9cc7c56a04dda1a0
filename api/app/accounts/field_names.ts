/** Names of people's fields in messages, as their forms label them. */
export const ACCOUNT_FIELDS = {
  identifier: 'Email atau nomor HP',
  nohp: 'Nomor HP',
  newNohp: 'Nomor HP baru',
  nama: 'Nama',
  email: 'Email',
  password: 'Password',
  oldPassword: 'Password lama',
  newPassword: 'Password baru',
  kode: 'Kode',
  targetSkor: 'Target skor',
  alasan: 'Alasan',
  peran: 'Peran',
  token: 'Undangan',
} as const
