import { can, type Role } from '#contracts/capabilities'

interface Confirmation {
  /** Rupiah of the payment, and by the package's price for each listed learner. */
  amount: number
  listAmount: number
  createdBy: number
  decider: { id: number; role: Role }
}

/**
 * Why a user may not confirm a class's payment, as a sentence; null when they may. A user who decides payments must
 * not give access away: below the list price, or for a payment that they created, they need the capability to give free
 * access.
 */
export function whyNotConfirmable(confirmation: Confirmation): string | null {
  const { amount, listAmount, createdBy, decider } = confirmation
  if (can(decider.role, 'access.grant')) return null
  if (amount < listAmount) {
    return 'Jumlahnya di bawah harga paket. Hanya admin yang dapat mengonfirmasinya.'
  }
  if (createdBy === decider.id) {
    return 'Pembayaran ini Anda buat sendiri. Orang lain atau admin yang dapat mengonfirmasinya.'
  }
  return null
}
