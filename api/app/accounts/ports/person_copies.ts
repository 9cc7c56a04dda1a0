import type { TransactionClientContract } from '@adonisjs/lucid/types/database'

/** The copied fields of a person, for lists to sort and search by. */
export interface Person {
  id: number
  name: string
  /** Canonical. */
  nohp: string
}

/** Updates a room's copies of a person, in the transaction that changes them. */
export type RefreshCopies = (trx: TransactionClientContract, person: Person) => Promise<void>

/** Copies of people's names and phone numbers in rooms above this one, which register how to update them. */
export class PersonCopies {
  constructor(private readonly rooms: readonly RefreshCopies[]) {}

  /** The transaction holds the user's row lock: concurrent inserts wait for it, and get the new values. */
  async refresh(trx: TransactionClientContract, person: Person): Promise<void> {
    for (const refresh of this.rooms) await refresh(trx, person)
  }
}
