import { can, type Role } from '#contracts/capabilities'

interface Confirmation {
  /** Rupiah of the payment, and by the package's price for each listed learner. */
  amount: number
  listAmount: number
  createdBy: number
  decider: { id: number; role: Role }
}

/**
 * Why somebody may not confirm a class's payment, as a sentence; null when they may. Who decides about money doesn't give
 * access away: below the list price, or with nobody else looking at it, that needs who may give access for nothing.
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
