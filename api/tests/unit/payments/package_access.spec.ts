import { test } from '@japa/runner'
import { EVENT_NOT_OPEN, EVENT_OTHER_PLACE } from '#app/enrolment/domain/grant_terms'
import { packageAccess, type PackageStanding } from '#app/enrolment/domain/package_access'

const NOTHING: PackageStanding = {
  packageId: 1,
  running: null,
  hasGrant: false,
  hindrance: null,
  outsideLab: false,
  lastPayment: null,
}
const running = (packageId: number) => ({ packageId, packageName: `Paket ${packageId}` })
const paid = (status: 'pending' | 'confirmed' | 'rejected') => ({
  status,
  rejectionReason: status === 'rejected' ? 'Nominal kurang.' : null,
})

const ALLOWED = { allowed: true, pending: false, reason: null }
const UNPAID = { allowed: false, pending: false, reason: null }
const IN_REVIEW = {
  allowed: false,
  pending: true,
  reason: 'Pembayaran Anda sedang menunggu verifikasi admin.',
}
const BEHIND_ANOTHER = {
  allowed: false,
  pending: true,
  reason:
    'Akses paket ini sudah Anda miliki. Selesaikan dulu simulasi Paket 2 yang sedang berjalan.',
}
const LAB_SENTENCE =
  'Paket ini hanya dapat dikerjakan di komputer lab akademi. Silakan datang ke lab untuk mengerjakannya.'
const REJECTED = { allowed: false, pending: false, reason: 'Nominal kurang.' }

test.group('Package access', () => {
  test('package access: {case}')
    .with([
      { case: 'needs a payment', standing: {}, access: UNPAID },
      {
        case: 'waits for the admin',
        standing: { lastPayment: paid('pending') },
        access: IN_REVIEW,
      },
      {
        case: 'says why the last payment was rejected',
        standing: { lastPayment: paid('rejected') },
        access: REJECTED,
      },
      {
        case: 'is used up after the attempt that a payment granted',
        standing: { lastPayment: paid('confirmed') },
        access: UNPAID,
      },
      {
        case: 'is given by an unused grant',
        standing: { hasGrant: true, lastPayment: paid('confirmed') },
        access: ALLOWED,
      },
      {
        case: 'is given by the running attempt, whatever became of later payments',
        standing: { running: running(1), lastPayment: paid('rejected') },
        access: ALLOWED,
      },
      {
        case: 'is given by the running attempt with another grant of it waiting',
        standing: { running: running(1), hasGrant: true },
        access: ALLOWED,
      },
      {
        case: "waits behind another package's running attempt",
        standing: { running: running(2), hasGrant: true },
        access: BEHIND_ANOTHER,
      },
      {
        case: "has nothing to do with another package's attempt without a grant",
        standing: { running: running(2), lastPayment: paid('pending') },
        access: IN_REVIEW,
      },
      {
        case: 'needs a lab, which is said before anything is paid',
        standing: { outsideLab: true },
        access: { allowed: false, pending: false, reason: LAB_SENTENCE, needsLab: true },
      },
      {
        case: 'needs a lab with an unused grant',
        standing: { outsideLab: true, hasGrant: true },
        access: { allowed: false, pending: true, reason: LAB_SENTENCE, needsLab: true },
      },
      {
        case: 'waits for the common start of an exam event',
        standing: { hasGrant: true, hindrance: 'early' as const },
        access: { allowed: false, pending: true, reason: EVENT_NOT_OPEN },
      },
      {
        case: 'needs the lab where an exam event is held',
        standing: { hasGrant: true, hindrance: 'elsewhere' as const },
        access: { allowed: false, pending: true, reason: EVENT_OTHER_PLACE, needsLab: true },
      },
      {
        case: 'goes on once it runs, whatever waits',
        standing: { running: running(1), hasGrant: true, hindrance: 'early' as const },
        access: ALLOWED,
      },
      {
        case: 'needs a lab to go on with what runs there',
        standing: { outsideLab: true, running: running(1) },
        access: { allowed: false, pending: true, reason: LAB_SENTENCE, needsLab: true },
      },
      {
        case: 'of a lab still says why a payment was rejected',
        standing: { outsideLab: true, lastPayment: paid('rejected') },
        access: REJECTED,
      },
    ])
    .run(({ assert }, { standing, access }) => {
      assert.deepEqual(packageAccess({ ...NOTHING, ...standing }), access)
    })
})
