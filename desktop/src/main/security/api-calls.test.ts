import { expect, test } from 'vitest'
import { isApiCallAllowed } from './api-calls.ts'

test.each([
  ['GET', '/health'],
  ['GET', '/pengaturan'],
  ['GET', '/users/getAuth'],
  ['POST', '/users/login'],
  ['POST', '/users/logout'],
  ['GET', '/users/cek-akses/3'],
  ['GET', '/users/riwayat-ujian'],
  ['GET', '/paket-soal'],
  ['GET', '/soal'],
  ['PUT', '/soal/timers'],
  ['PUT', '/soal/timers/next'],
  ['PUT', '/soal/timers-to-zero'],
  ['POST', '/soal/simpan-jawaban'],
  ['POST', '/soal/jawaban'],
  ['GET', '/uploads/audio/f3a9.mp3'],
  ['GET', '/uploads/reading/f3a9.png'],
])('%s %s is allowed during an exam', (method, path) => {
  expect(isApiCallAllowed(method, path)).toBe(true)
})

test.each([
  ['GET', '/admin/payments'],
  ['PUT', '/admin/payments/3/status'],
  ['POST', '/users/register'],
  ['POST', '/users/reset-password'],
  ['PUT', '/users/profile'],
  ['PUT', '/users/update-password'],
  // An image in another page could trigger it.
  ['GET', '/users/logout'],
  ['POST', '/payment/upload'],
  ['GET', '/uploads/bukti/a.jpg'],
  ['GET', '/uploads/qris.svg'],
  ['GET', '/uploads/audio/../bukti/a.jpg'],
  ['GET', '/users/certificate/3'],
  ['GET', '/users/lastScore/sertif'],
  ['GET', '/sertifikat/abc'],
  ['DELETE', '/soal'],
  ['PATCH', '/soal/timers'],
  ['get', '/soal'],
  ['POST', '/labs/kejadian'],
  ['GET', '/soal/a/b/c'],
  ['GET', '/soalx'],
  ['GET', ''],
])('%s %s is not allowed during an exam', (method, path) => {
  expect(isApiCallAllowed(method, path)).toBe(false)
})
