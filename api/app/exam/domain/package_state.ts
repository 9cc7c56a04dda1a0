import {
  HINDRANCE_TEXTS,
  type CountingGrant,
  type HeldGrant,
} from '#app/enrolment/domain/grant_terms'
import { waitsBehind } from '#app/enrolment/domain/package_access'
import { PACKAGE_STATES, type PackageState } from '#contracts/packages'
import type { PaymentStatus } from '#contracts/payments'

/** The facts that decide a learner's standing with a package. */
export interface PackageHistory {
  /** The learner's running attempt, of whichever package. */
  running: { packageId: number; packageName: string } | null
  /** The unused grant that counts for it. */
  grant: CountingGrant<Pick<HeldGrant, 'source'>> | null
  /** The learner's latest payment of this package. */
  lastPayment: { status: PaymentStatus; rejectionReason: string | null } | null
  hasResult: boolean
}

/** A standing with its reason in Indonesian, where there is one. */
export interface ReasonedState {
  state: PackageState
  reason: string | null
}

const FREE = 'Akses ini diberikan tanpa pembayaran.'

/**
 * A learner's standing with a package: the next step counts, not the past. A running attempt before a grant, a grant
 * before the latest payment, and an open payment before earlier results.
 */
export function packageState(packageId: number, history: PackageHistory): ReasonedState {
  const { running, grant, lastPayment, hasResult } = history
  if (running?.packageId === packageId) return plain(PACKAGE_STATES.running)
  if (grant && running) {
    return { state: PACKAGE_STATES.queued, reason: waitsBehind(running.packageName) }
  }
  if (grant?.hindrance) {
    return { state: PACKAGE_STATES.scheduled, reason: HINDRANCE_TEXTS[grant.hindrance] }
  }
  if (grant) {
    const isPaid = grant.grant.source === 'payment'
    return { state: PACKAGE_STATES.granted, reason: isPaid ? null : FREE }
  }
  if (lastPayment?.status === 'pending') return plain(PACKAGE_STATES.pending)
  if (lastPayment?.status === 'rejected') {
    return { state: PACKAGE_STATES.rejected, reason: lastPayment.rejectionReason }
  }
  return plain(hasResult ? PACKAGE_STATES.finished : PACKAGE_STATES.unpaid)
}

function plain(state: PackageState): ReasonedState {
  return { state, reason: null }
}
