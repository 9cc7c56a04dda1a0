import type { DatabaseQueryBuilderContract } from '@adonisjs/lucid/types/querybuilder'
import { REHEARSAL_NUMBERS } from '#contracts/accounts'

/**
 * Keeps the rows of learners whom the academy's figures count: not those of staff, who try packages out, nor of the
 * simulated learners of a rehearsal.
 * @param query one that has joined `users`
 */
export function countedOnly(query: DatabaseQueryBuilderContract): DatabaseQueryBuilderContract {
  return query.where('users.role', 'User').whereRaw(`users.nohp not like '${REHEARSAL_NUMBERS}%'`)
}
