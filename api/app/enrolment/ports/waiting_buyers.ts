import type { QueryClientContract } from '@adonisjs/lucid/types/database'

/** Which of these users have an undecided payment for the package; at most one statement's. */
export type FindBuyers = (
  client: QueryClientContract,
  packageId: number,
  userIds: readonly number[]
) => Promise<Set<number>>

/** Who waits for a payment's decision. Payments are a room above this one and register how to find out. */
export class WaitingBuyers {
  constructor(readonly among: FindBuyers) {}
}
