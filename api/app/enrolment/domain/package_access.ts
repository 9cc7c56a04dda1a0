import { HINDRANCE_TEXTS, type PassingHindrance } from '#app/enrolment/domain/grant_terms'
import { LAB_ONLY } from '#contracts/packages'
import type { PaymentStatus } from '#contracts/payments'

/** The facts that decide whether a learner may enter a package's exam. */
export interface PackageStanding {
  packageId: number
  running: { packageId: number; packageName: string } | null
  /** Whether there is an unused grant of this package; ignored while the package itself runs. */
  hasGrant: boolean
  /** Why that grant can't be used yet; null when it can. */
  hindrance: PassingHindrance | null
  /** Whether the package is for labs and the learner isn't in one. */
  outsideLab: boolean
  /** The learner's latest payment of this package; ignored with a grant or while the package runs. */
  lastPayment: { status: PaymentStatus; rejectionReason: string | null } | null
}

export interface PackageAccess {
  allowed: boolean
  /** Whether access comes without another payment: after the admin's decision, or after the running attempt. */
  pending: boolean
  /** Whether the learner only has to move to a lab computer. */
  needsLab?: true
  /** The reason in Indonesian, unless it is just that the package isn't paid for. */
  reason: string | null
}

const ALLOWED: PackageAccess = { allowed: true, pending: false, reason: null }

/** Whether a learner may enter a package's exam, and if not, why (contract section 3). */
export function packageAccess(standing: PackageStanding): PackageAccess {
  const { packageId, running, hasGrant, hindrance, outsideLab, lastPayment } = standing
  const isNext = running ? running.packageId === packageId : hasGrant
  if (isNext && !running && hindrance !== null) {
    const refused = waiting(HINDRANCE_TEXTS[hindrance])
    return hindrance === 'elsewhere' ? { ...refused, needsLab: true } : refused
  }
  if (isNext) return outsideLab ? { ...waiting(LAB_ONLY), needsLab: true } : ALLOWED
  if (hasGrant && running) {
    return waiting(waitsBehind(running.packageName))
  }
  switch (lastPayment?.status) {
    case 'pending':
      return waiting('Pembayaran Anda sedang menunggu verifikasi admin.')
    case 'rejected':
      return { allowed: false, pending: false, reason: lastPayment.rejectionReason }
    default:
      return outsideLab
        ? { allowed: false, pending: false, needsLab: true, reason: LAB_ONLY }
        : { allowed: false, pending: false, reason: null }
  }
}

/** The message that a granted package waits for the running attempt's end. */
export function waitsBehind(packageName: string): string {
  return `Akses paket ini sudah Anda miliki. Selesaikan dulu simulasi ${packageName} yang sedang berjalan.`
}

function waiting(reason: string): PackageAccess {
  return { allowed: false, pending: true, reason }
}
