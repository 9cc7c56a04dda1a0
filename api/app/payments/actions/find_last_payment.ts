import Payment from '#app/payments/models/payment'

/** The user's latest payment of a package, whatever became of it. */
export async function findLastPayment(userId: number, packageId: number): Promise<Payment | null> {
  return Payment.query()
    .where('userId', userId)
    .where('packageId', packageId)
    .orderBy('id', 'desc')
    .first()
}
