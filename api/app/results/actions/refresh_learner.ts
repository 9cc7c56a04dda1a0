import type { RefreshCopies } from '#app/accounts/ports/person_copies'

/** Results are sorted by their learner's present name. */
export const refreshLearner: RefreshCopies = async (trx, { id, name }) => {
  await trx.from('results').where('user_id', id).update({ current_name: name })
}
