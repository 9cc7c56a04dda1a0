import { describe, expect, test } from 'vitest'
import type { OwnPayment } from '@/features/payments/api/payments'
import { grantedPackages, paymentSteps, type Access } from '@/features/payments/model/payment-step'

function payment(id: number, status: OwnPayment['status'], paketId = 1): OwnPayment {
  return {
    id,
    nama_paket: 'Paket A',
    paket_soal_id: paketId,
    bundel: null,
    amount: 20_000,
    buktiBayar: 'a.jpg',
    status,
    alasan_penolakan: status === 'rejected' ? 'Buram.' : null,
    tagihanId: null,
    promo: null,
    dicatat: false,
    createdAt: '2026-11-21T10:00:00.000Z',
  }
}

const ALLOWED: Access = { bolehAkses: true, pending: false, alasan: null }
const WAITING: Access = { bolehAkses: false, pending: true, alasan: 'Tunggu.' }
const NONE: Access = { bolehAkses: false, pending: false, alasan: null }

function stepsOf(payments: OwnPayment[], access: Access | null | undefined) {
  return [...paymentSteps(payments, () => access).values()]
}

describe('the next step', () => {
  test('the next step of a pending payment is to wait', () => {
    expect(stepsOf([payment(1, 'pending')], undefined)).toEqual([{ kind: 'wait' }])
  })

  test('the next step of a rejected payment is to send a better proof', () => {
    expect(stepsOf([payment(1, 'rejected')], undefined)).toEqual([{ kind: 'upload-again' }])
  })

  test('a rejected payment that was paid again has no next step', () => {
    expect(stepsOf([payment(2, 'pending'), payment(1, 'rejected')], undefined)).toEqual([
      { kind: 'wait' },
      { kind: 'none' },
    ])
  })

  test.each([
    [undefined, { kind: 'checking' }],
    [null, { kind: 'start' }],
    [ALLOWED, { kind: 'start' }],
    [WAITING, { kind: 'start-later', reason: 'Tunggu.' }],
    [NONE, { kind: 'used' }],
  ])('the next step of a confirmed payment with access %j', (access, step) => {
    expect(stepsOf([payment(1, 'confirmed')], access)).toEqual([step])
  })

  test('access belongs only to the latest confirmed payment', () => {
    expect(stepsOf([payment(2, 'confirmed'), payment(1, 'confirmed')], ALLOWED)).toEqual([
      { kind: 'start' },
      { kind: 'used' },
    ])
  })

  test('a later pending payment does not affect the confirmed one', () => {
    expect(stepsOf([payment(2, 'pending'), payment(1, 'confirmed')], WAITING)).toEqual([
      { kind: 'wait' },
      { kind: 'used' },
    ])
  })

  test('packages do not affect each other', () => {
    expect(stepsOf([payment(2, 'confirmed', 7), payment(1, 'rejected', 1)], ALLOWED)).toEqual([
      { kind: 'start' },
      { kind: 'upload-again' },
    ])
  })
})

test('access is requested once for each confirmed package', () => {
  const payments = [
    payment(4, 'confirmed', 7),
    payment(3, 'rejected', 2),
    payment(2, 'confirmed', 7),
    payment(1, 'confirmed', 1),
  ]
  expect(grantedPackages(payments)).toEqual([7, 1])
})
