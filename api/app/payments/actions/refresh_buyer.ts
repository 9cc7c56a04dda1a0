import type { RefreshCopies } from '#app/accounts/ports/person_copies'

/** Payments are sorted and searched by their buyer's present name and number. */
export const refreshBuyer: RefreshCopies = async (trx, { id, name, nohp }) => {
  await trx.from('payments').where('user_id', id).update({ current_name: name, current_nohp: nohp })
}
