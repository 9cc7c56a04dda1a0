import type { QueryClientContract } from '@adonisjs/lucid/types/database'

/** Which of these users have sent a payment for the package that nobody has decided about; at most one statement's. */
export type FindBuyers = (
  client: QueryClientContract,
  packageId: number,
  userIds: readonly number[]
) => Promise<Set<number>>

/** Who waits for a package to be paid. Payments stand above this room and hand in how to find out. */
export class WaitingBuyers {
  constructor(readonly among: FindBuyers) {}
}
