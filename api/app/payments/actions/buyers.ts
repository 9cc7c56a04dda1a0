import type { RefreshCopies } from '#app/accounts/ports/person_copies'
import type { FindBuyers } from '#app/enrolment/ports/waiting_buyers'
import { giveOneOf } from '#app/payments/rows/bundle_contents'

/** Whose payments for the package are pending. */
export const findWaitingBuyers: FindBuyers = async (client, packageId, userIds) => {
  const waiting = client
    .from('payments')
    .whereIn('user_id', [...userIds])
    .where('status', 'pending')
  giveOneOf(waiting, [packageId])
  const rows = (await waiting.select('user_id')) as { user_id: number }[]
  return new Set(rows.map((row) => row.user_id))
}

/** Payments are sorted and searched by their buyer's present name and number. */
export const refreshBuyer: RefreshCopies = async (trx, { id, name, nohp }) => {
  await trx.from('payments').where('user_id', id).update({ current_name: name, current_nohp: nohp })
}
