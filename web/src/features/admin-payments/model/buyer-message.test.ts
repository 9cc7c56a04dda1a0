import { expect, test } from 'vitest'
import { buyerMessage } from '@/features/admin-payments/model/buyer-message'

const PAYMENT = {
  status: 'confirmed',
  userNohp: '081200000001',
  User: { nama: 'Ayu & Budi' },
  nama_paket: 'Paket A',
  alasanPenolakan: null,
  dikembalikan: 0,
} as const
const AT = { academyName: 'Akademi', origin: 'https://lulus.test' }

function textOf(link: string | null): string {
  const url = new URL(link ?? '')
  expect(url.origin + url.pathname).toBe('https://wa.me/6281200000001')
  return url.searchParams.get('text') ?? ''
}

test('a confirmed buyer reads where to begin, a rejected one why and what to do', () => {
  const confirmed = textOf(buyerMessage(PAYMENT, AT))
  expect(confirmed).toContain(
    'Halo Ayu & Budi, pembayaran Anda untuk Paket A sudah kami konfirmasi'
  )
  expect(confirmed).toContain('https://lulus.test/paketsoal')
  const rejected = textOf(
    buyerMessage({ ...PAYMENT, status: 'rejected', alasanPenolakan: 'Bukti buram' }, AT)
  )
  expect(rejected).toContain('belum dapat kami terima. Alasannya: Bukti buram')
  expect(rejected).toContain('Akademi')
})

test('nothing is told while a payment waits, or once its money was paid back', () => {
  expect(buyerMessage({ ...PAYMENT, status: 'pending' }, AT)).toBeNull()
  expect(buyerMessage({ ...PAYMENT, dikembalikan: 5_000 }, AT)).toBeNull()
})
