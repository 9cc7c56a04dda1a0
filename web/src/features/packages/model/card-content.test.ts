import { PACKAGE_STATES } from '@lulus/api/contracts/packages'
import { expect, test } from 'vitest'
import type { Standing } from '@/features/packages/api/package-states'
import { cardContent } from '@/features/packages/model/card-content'

const standing = (keadaan: Standing['keadaan'], alasan: string | null = null): Standing => ({
  paket_soal_id: 1,
  keadaan,
  alasan,
  hasil: null,
})
const shown = (status: 'siap' | 'belum', given: Standing | undefined) => {
  const { badge, note, action } = cardContent({ status }, given)
  return [badge?.text ?? null, note, action && `${action.kind}: ${action.text}`]
}

test.each([
  [undefined, [null, null, 'open: Kerjakan Soal']],
  [standing(PACKAGE_STATES.unpaid), ['Belum dibeli', null, 'open: Kerjakan Soal']],
  [
    standing(PACKAGE_STATES.pending),
    ['Menunggu verifikasi', 'Admin sedang memeriksa pembayaran Anda.', 'open: Kerjakan Soal'],
  ],
  [
    standing(PACKAGE_STATES.rejected, 'Bukti buram.'),
    ['Ditolak', 'Bukti buram.', 'upload: Unggah Ulang Bukti'],
  ],
  [standing(PACKAGE_STATES.granted), ['Siap dikerjakan', null, 'open: Kerjakan Soal']],
  [
    standing(PACKAGE_STATES.granted, 'Akses ini diberikan tanpa pembayaran.'),
    ['Siap dikerjakan', 'Akses ini diberikan tanpa pembayaran.', 'open: Kerjakan Soal'],
  ],
  [
    standing(PACKAGE_STATES.queued, 'Selesaikan dulu Paket 2.'),
    ['Menunggu giliran', 'Selesaikan dulu Paket 2.', 'open: Kerjakan Soal'],
  ],
  [standing(PACKAGE_STATES.running), ['Sedang berjalan', null, 'open: Lanjutkan']],
  [standing(PACKAGE_STATES.finished), ['Selesai', null, 'open: Beli Lagi']],
])('the card of a package on sale: %j', (given, content) => {
  expect(shown('siap', given)).toEqual(content)
})

test.each([
  [undefined, ['Coming Soon', 'Paket ini sedang disiapkan.', null]],
  [
    standing(PACKAGE_STATES.rejected, 'Buram.'),
    ['Coming Soon', 'Paket ini sedang disiapkan.', null],
  ],
  [standing(PACKAGE_STATES.finished), ['Coming Soon', 'Paket ini sedang disiapkan.', null]],
  [
    standing(PACKAGE_STATES.granted),
    ['Coming Soon', 'Paket ini sedang disiapkan. Akses Anda tetap berlaku.', null],
  ],
  [standing(PACKAGE_STATES.running), ['Sedang berjalan', null, 'open: Lanjutkan']],
])('the card of a package that is not on sale: %j', (given, content) => {
  expect(shown('belum', given)).toEqual(content)
})
