import type { PaymentStatus } from '#contracts/payments'

/** What decides whether a learner may enter a package's exam. */
export interface PackageStanding {
  packageId: number
  running: { packageId: number; packageName: string } | null
  /** Whether an unused grant of this package stands. */
  hasGrant: boolean
  /** The learner's latest payment of this package. */
  lastPayment: { status: PaymentStatus; rejectionReason: string | null } | null
}

export interface PackageAccess {
  allowed: boolean
  /** Whether access comes without another payment: after the admin's decision, or after the running exam. */
  pending: boolean
  /** Why not, in Indonesian, when there is more to say than that the package isn't paid for. */
  reason: string | null
}

const ALLOWED: PackageAccess = { allowed: true, pending: false, reason: null }

/** Whether a learner may enter a package's exam, and if not, why (contract section 3). */
export function packageAccess(standing: PackageStanding): PackageAccess {
  const { packageId, running, hasGrant, lastPayment } = standing
  if (running?.packageId === packageId) return ALLOWED
  if (hasGrant && !running) return ALLOWED
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
      return { allowed: false, pending: false, reason: null }
  }
}

function waiting(reason: string): PackageAccess {
  return { allowed: false, pending: true, reason }
}
