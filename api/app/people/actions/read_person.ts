import { findUser } from '#app/accounts/actions/find_user'
import { openLoginsOf, type OpenLogin } from '#app/accounts/actions/open_logins'
import { userListing, type UserRow } from '#app/accounts/actions/list_users'
import type User from '#app/accounts/models/user'
import { formerIdentitiesOf, type FormerIdentities } from '#app/accounts/rows/former_identities'
import { listGrants, type GrantRow } from '#app/enrolment/actions/list_grants'
import { eventListing, type EventRow } from '#app/events/actions/list_events'
import { withListDefaults } from '#app/listing/pages/list_query'
import { readRows, type Listing } from '#app/listing/pages/listing'
import { paymentListing, type PaymentRow } from '#app/payments/actions/list_payments'
import { resultListing, type ResultRow } from '#app/results/actions/list_results'
import { latestRequest, type ErasureRequest } from '#app/people/rows/erasure_requests'
import {
  classesOf,
  eventIdsOf,
  idsOf,
  receiptedOf,
  type ClassOfPerson,
} from '#app/people/rows/of_person'
import { USER_LIST } from '#contracts/accounts'
import { EVENT_LIST } from '#contracts/events'
import { PAYMENT_LIST } from '#contracts/payments'
import { RESULT_LIST } from '#contracts/results'

/** A person with everything that belongs to their account, the newest of each first. */
export interface Person {
  user: User
  row: UserRow
  former: FormerIdentities
  payments: PaymentRow[]
  /** Payments that have a receipt. */
  receipted: ReadonlySet<number>
  grants: GrantRow[]
  results: ResultRow[]
  events: EventRow[]
  classes: ClassOfPerson[]
  logins: OpenLogin[]
  /** The latest wish to be erased. */
  request: ErasureRequest | null
}

/** @throws NotFound */
export async function readPerson(admin: User, userId: number): Promise<Person> {
  const user = await findUser(userId)
  const payments = await rowsOf(
    paymentListing(withListDefaults({}, PAYMENT_LIST)),
    await idsOf('payments', userId)
  )
  const [row] = await rowsOf(await userListing(withListDefaults({}, USER_LIST)), [userId])
  return {
    user,
    row: row as UserRow,
    former: await formerIdentitiesOf(userId),
    payments,
    receipted: await receiptedOf(payments.map(({ id }) => id)),
    grants: (await listGrants(userId)).grants,
    results: await rowsOf(
      resultListing(withListDefaults({}, RESULT_LIST)),
      await idsOf('results', userId)
    ),
    events: await rowsOf(
      eventListing(admin, withListDefaults({}, EVENT_LIST)),
      await eventIdsOf(userId)
    ),
    classes: await classesOf(userId),
    logins: await openLoginsOf(user),
    request: await latestRequest(userId),
  }
}

function rowsOf<Row extends { id: number }, Column extends string>(
  listing: Listing<Row, Column>,
  ids: readonly number[]
): Promise<Row[]> {
  return ids.length === 0 ? Promise.resolve([]) : readRows(listing, ids)
}
