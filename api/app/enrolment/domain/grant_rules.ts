import { GRANT_OUTCOMES, type GrantOutcome, type GrantSource } from '#contracts/grants'

/** A source that isn't the learner's own payment: a payment is refused earlier, before it is made. */
export type FreeSource = Exclude<GrantSource, 'payment'>

/** The facts that decide whether a learner gets another grant of a package. */
export interface Candidate {
  userId: number
  isStaff: boolean
  /** Whether a grant of the package is unused. */
  hasUnused: boolean
  /** Whether a payment of their own for the package waits for a decision. */
  isPaying: boolean
  /** Whether their running attempt is of this package. */
  isTakingPackage: boolean
}

/**
 * The outcome of a candidate. A learner has one unused grant of a package at most, and none while a payment of it
 * waits (contract section 3). A class doesn't give a second attempt to learners whose first is running; an admin who
 * names one learner may, and so may an event, which is another occasion.
 */
export function outcomeFor(source: FreeSource, candidate: Candidate): GrantOutcome {
  if (candidate.isStaff) return GRANT_OUTCOMES.staff
  if (candidate.hasUnused) return GRANT_OUTCOMES.owned
  if (candidate.isPaying) return GRANT_OUTCOMES.paying
  if (source === 'class' && candidate.isTakingPackage) return GRANT_OUTCOMES.inExam
  return GRANT_OUTCOMES.granted
}

/** Why an admin who named one learner can't give them access; null when they can. */
export function refusalOf(outcome: GrantOutcome): string | null {
  switch (outcome) {
    case GRANT_OUTCOMES.staff:
      return 'Akses hanya dapat diberikan kepada peserta.'
    case GRANT_OUTCOMES.owned:
      return 'Peserta ini masih memiliki akses paket ini yang belum digunakan.'
    case GRANT_OUTCOMES.paying:
      return 'Pembayaran peserta ini untuk paket yang sama masih menunggu. Konfirmasi atau tolak dulu.'
    default:
      return null
  }
}

/** The facts that decide whether a grant can be taken back. */
export interface GivenGrant {
  source: GrantSource
  usedAt: number | null
  revokedAt: number | null
}

/**
 * Why a grant can't be taken back; null when it can. A learner's own payment can't be revoked, and an event's grant
 * only with the event.
 */
export function revocationRefusal({ source, usedAt, revokedAt }: GivenGrant): string | null {
  if (revokedAt !== null) return 'Akses ini sudah dicabut.'
  if (usedAt !== null) return 'Akses ini sudah digunakan, jadi tidak dapat dicabut.'
  if (source === 'payment') return 'Akses dari pembayaran peserta tidak dapat dicabut.'
  if (source === 'event') return 'Akses dari jadwal ujian dicabut melalui jadwalnya.'
  return null
}
