import { expect, test } from 'vitest'
import type { OwnAccess, OwnPayment } from '@/features/payments/api/payments'
import { ownPackages } from '@/features/payments/model/own-packages'
import { paymentSteps } from '@/features/payments/model/payment-step'

const PAYMENT: OwnPayment = {
  id: 1,
  nama_paket: 'Paket A',
  paket_soal_id: 3,
  amount: 20_000,
  buktiBayar: null,
  status: 'confirmed',
  alasan_penolakan: null,
  tagihanId: null,
  promo: null,
  dicatat: false,
  createdAt: '2026-11-20T10:00:00.000Z',
}
const ACCESS: OwnAccess = {
  id: 1,
  sumber: 'class',
  paket_soal_id: 3,
  nama_paket: 'Paket A',
  kelas: 'XII IPA 1',
  dipakai: null,
  createdAt: '2026-11-21T10:00:00.000Z',
}
const OPEN = { bolehAkses: true, pending: false, alasan: null }

test('payments and granted access are one list, newest first', () => {
  const later = { ...PAYMENT, id: 2, createdAt: '2026-11-22T10:00:00.000Z' }
  const ids = ownPackages([later, PAYMENT], [ACCESS]).map(({ id }) => id)
  expect(ids).toEqual(['pembayaran-2', 'akses-1', 'pembayaran-1'])
})

test('access granted after a payment is what can be started', () => {
  const steps = paymentSteps(ownPackages([PAYMENT], [ACCESS]), () => OPEN)
  expect(steps.get('akses-1')).toEqual({ kind: 'start' })
  expect(steps.get('pembayaran-1')).toEqual({ kind: 'used' })
})

test('a payment after granted access is what counts', () => {
  const later = { ...PAYMENT, status: 'rejected' as const, createdAt: '2026-11-22T10:00:00.000Z' }
  const steps = paymentSteps(ownPackages([later], [ACCESS]), () => ({
    bolehAkses: false,
    pending: false,
    alasan: null,
  }))
  expect(steps.get('pembayaran-1')).toEqual({ kind: 'upload-again' })
  expect(steps.get('akses-1')).toEqual({ kind: 'used' })
})
