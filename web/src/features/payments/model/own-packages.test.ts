import { expect, test } from 'vitest'
import type { OwnAccess, OwnPayment } from '@/features/payments/api/payments'
import { givenPackages, ownPackages } from '@/features/payments/model/own-packages'
import { paymentSteps } from '@/features/payments/model/payment-step'

const PAYMENT: OwnPayment = {
  id: 1,
  nama_paket: 'Paket A',
  paket_soal_id: 3,
  bundel: null,
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
  const steps = paymentSteps(givenPackages(ownPackages([PAYMENT], [ACCESS])), () => OPEN)
  expect(steps.get('akses-1')).toEqual({ kind: 'start' })
  expect(steps.get('pembayaran-1')).toEqual({ kind: 'used' })
})

test('a payment after granted access is what counts', () => {
  const later = { ...PAYMENT, status: 'rejected' as const, createdAt: '2026-11-22T10:00:00.000Z' }
  const steps = paymentSteps(givenPackages(ownPackages([later], [ACCESS])), () => ({
    bolehAkses: false,
    pending: false,
    alasan: null,
  }))
  expect(steps.get('pembayaran-1')).toEqual({ kind: 'upload-again' })
  expect(steps.get('akses-1')).toEqual({ kind: 'used' })
})

const BUNDLE = {
  ...PAYMENT,
  nama_paket: 'Hemat',
  bundel: {
    id: 9,
    paket: [
      { id: 3, nama_paket: 'Paket A' },
      { id: 4, nama_paket: 'Paket B' },
    ],
  },
}

test('of a confirmed bundle each package has a step of its own', () => {
  const given = givenPackages(ownPackages([BUNDLE], []))
  expect(given.map(({ name }) => name)).toEqual(['Paket A', 'Paket B'])
  const steps = paymentSteps(given, (paketId) =>
    paketId === 3 ? OPEN : { bolehAkses: false, pending: false, alasan: null }
  )
  expect([...steps.values()]).toEqual([{ kind: 'start' }, { kind: 'used' }])
})

test('a rejected bundle is sent again, unless a later one of it waits', () => {
  const rejected = { ...BUNDLE, status: 'rejected' as const }
  const steps = paymentSteps(givenPackages(ownPackages([rejected], [])), () => OPEN)
  expect([...steps.values()]).toEqual([{ kind: 'upload-again' }])
})
