import type { PaymentStatus } from '#contracts/payments'
import { LAB_ONLY } from '#contracts/sentences'

/** What decides whether a learner may enter a package's exam. */
export interface PackageStanding {
  packageId: number
  running: { packageId: number; packageName: string } | null
  /** Whether an unused grant of this package stands; of no account while the package itself runs. */
  hasGrant: boolean
  /** Whether the package is for labs and the learner isn't in one. */
  outsideLab: boolean
  /** The learner's latest payment of this package; of no account with a grant or while it runs. */
  lastPayment: { status: PaymentStatus; rejectionReason: string | null } | null
}

export interface PackageAccess {
  allowed: boolean
  /** Whether access comes without another payment: after the admin's decision, or after the running exam. */
  pending: boolean
  /** Whether a lab's computer is all that is missing. */
  needsLab?: true
  /** Why not, in Indonesian, when there is more to say than that the package isn't paid for. */
  reason: string | null
}

const ALLOWED: PackageAccess = { allowed: true, pending: false, reason: null }

/** Whether a learner may enter a package's exam, and if not, why (contract section 3). */
export function packageAccess(standing: PackageStanding): PackageAccess {
  const { packageId, running, hasGrant, outsideLab, lastPayment } = standing
  const isNext = running ? running.packageId === packageId : hasGrant
  if (isNext) return outsideLab ? { ...waiting(LAB_ONLY), needsLab: true } : ALLOWED
  if (hasGrant && running) {
    return waiting(
      `Akses paket ini sudah Anda miliki. Selesaikan dulu simulasi ${running.packageName} yang sedang berjalan.`
    )
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

function waiting(reason: string): PackageAccess {
  return { allowed: false, pending: true, reason }
}
