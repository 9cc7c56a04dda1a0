import type { TransactionClientContract } from '@adonisjs/lucid/types/database'

/** What rows keep of their person, for lists to sort and search by. */
export interface Person {
  id: number
  name: string
  /** Canonical. */
  nohp: string
}

/** Brings a room's copies up to date with the person, in the transaction that changes them. */
export type RefreshCopies = (trx: TransactionClientContract, person: Person) => Promise<void>

/** Copies of people's names and phone numbers in rooms above this one, which hand in how to refresh them. */
export class PersonCopies {
  constructor(private readonly rooms: readonly RefreshCopies[]) {}

  /** The transaction holds the user's row: whatever is added meanwhile waits for it, and takes the new ones. */
  async refresh(trx: TransactionClientContract, person: Person): Promise<void> {
    for (const refresh of this.rooms) await refresh(trx, person)
  }
}
