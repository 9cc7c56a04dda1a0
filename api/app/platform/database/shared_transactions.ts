import type { QuickChanges } from '#app/platform/database/quick_rows'
import { inQuickTransaction } from '#app/platform/database/quick_transaction'
import { CommitRefused, isOneStatements, isRefusal } from '#app/platform/database/transaction'

/** How many changes share a transaction at most; others wait for the next. */
const GROUP_MAX = 128
/** While one group waits for the disk, another may read. */
const AT_ONCE = 2

/** What became of one change in its group: a value, or the error that it alone met before anything of it was written. */
export type Outcome<Value> = { value: Value } | { error: unknown }

/** Carries changes out with few statements for all. It may be repeated, so it must change nothing but the database. */
type CarryOut<Change, Value> = (
  rows: QuickChanges,
  changes: readonly Change[]
) => Promise<Outcome<Value>[]>

interface Member<Change, Value> {
  change: Change
  resolve: (value: Value | null) => void
  reject: (error: unknown) => void
}

/**
 * Carries the changes of several requests out in one transaction, on a MySQL-protocol database: the counterpart of
 * `GroupedCommits`, where each statement is a way to the server and back. None is answered before the database has
 * confirmed COMMIT for all.
 */
export class SharedTransactions<Change, Value> {
  #waiting: Member<Change, Value>[] = []
  #underWay = 0

  constructor(private readonly carryOut: CarryOut<Change, Value>) {}

  /**
   * @returns null, with nothing written, when the database refused a statement of the group: it may be another's fault, so
   *   the change has to be carried out alone
   * @throws CommitRefused when the database did not confirm COMMIT; what the change itself met, with nothing of it
   *   written, whatever becomes of the others; what keeps the database from answering
   */
  run(change: Change): Promise<Value | null> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ change, resolve, reject })
      // A group that is about to leave takes it along.
      if (this.#waiting.length > 1 || this.#underWay === AT_ONCE) return
      this.#underWay += 1
      // Requests that have arrived already join.
      setImmediate(() => void this.#drain())
    })
  }

  async #drain(): Promise<void> {
    try {
      while (this.#waiting.length > 0) await this.#commitGroup(this.#waiting.splice(0, GROUP_MAX))
    } finally {
      this.#underWay -= 1
    }
  }

  async #commitGroup(members: readonly Member<Change, Value>[]): Promise<void> {
    try {
      const changes = members.map(({ change }) => change)
      const outcomes = await inQuickTransaction((rows) => this.carryOut(rows, changes))
      for (const [at, { resolve, reject }] of members.entries()) {
        const outcome = outcomes[at]
        if (outcome && 'value' in outcome) resolve(outcome.value)
        else reject(outcome?.error ?? new Error('a change was left out of its group'))
      }
    } catch (error) {
      if (isOneStatements(error)) return members.forEach(({ resolve }) => resolve(null))
      // Without a database nobody of those who wait can be served.
      const isAway = !(error instanceof CommitRefused) && !isRefusal(error)
      const failed = isAway ? [...members, ...this.#waiting.splice(0)] : members
      for (const { reject } of failed) reject(error)
    }
  }
}
