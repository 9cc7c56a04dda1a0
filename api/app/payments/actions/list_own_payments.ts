import Payment from '#app/payments/models/payment'

/** A learner's payments, newest first. */
export async function listOwnPayments(userId: number): Promise<Payment[]> {
  return Payment.query().where('userId', userId).orderBy('id', 'desc')
}
