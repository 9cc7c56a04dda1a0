import type { Call } from '#app/platform/database/calls/call'
import { carryOutInStep } from '#app/platform/database/calls/in_step'
import { inBatchedTransaction } from '#app/platform/database/batched_transaction'
import { CommitRefused, isOneStatements, isRefusal } from '#app/platform/database/transaction'

/** How many calls share a transaction at most; others wait for the next. */
const GROUP_MAX = 128
/** While one group waits for the disk, another may read. */
const AT_ONCE = 2

interface Member {
  about: string
  begin: () => Call<unknown>
  resolve: (value: never) => void
  reject: (error: unknown) => void
}

/**
 * Runs the changes of several requests in one transaction, on a MySQL-protocol database: the counterpart of
 * `GroupedCommits`, where each statement is a round trip. No request is answered before the database has confirmed
 * COMMIT for all.
 */
export class SharedCalls {
  #waiting: Member[] = []
  #underWay = 0
  #isLeaving = false
  /** The subjects of the running groups. */
  readonly #busy = new Set<string>()

  /**
   * Runs a call in a group.
   * @param about whose rows it changes: calls with the same text run one at a time, in their order
   * @param begin creates the call, each time that its group is run
   * @returns null, with nothing stored, when the call declines, or when the database refused a statement of the
   *   group: it may be another's fault, so the call has to be run alone
   * @throws CommitRefused when the database did not confirm COMMIT; what the call itself threw, with nothing of it
   *   stored, whatever the result of the others; errors that keep the database from answering
   */
  run<Value>(about: string, begin: () => Call<Value>): Promise<Value | null> {
    return new Promise<Value | null>((resolve, reject) => {
      this.#waiting.push({ about, begin, resolve, reject })
      // A group that is about to start takes it along.
      if (this.#isLeaving || this.#underWay === AT_ONCE) return
      this.#isLeaving = true
      this.#underWay += 1
      // Requests that have arrived already join.
      setImmediate(() => {
        this.#isLeaving = false
        void this.#drain()
      })
    })
  }

  async #drain(): Promise<void> {
    try {
      for (let group = this.#leave(); group.length > 0; group = this.#leave()) {
        await this.#carryOut(group)
        for (const { about } of group) this.#busy.delete(about)
      }
    } finally {
      this.#underWay -= 1
    }
  }

  /** The next group, in the order of arrival, without calls whose rows another call is changing. */
  #leave(): Member[] {
    const group: Member[] = []
    this.#waiting = this.#waiting.filter((member) => {
      if (group.length === GROUP_MAX || this.#busy.has(member.about)) return true
      this.#busy.add(member.about)
      group.push(member)
      return false
    })
    return group
  }

  async #carryOut(members: readonly Member[]): Promise<void> {
    try {
      const outcomes = await inBatchedTransaction((rows) =>
        carryOutInStep(
          rows,
          members.map(({ begin }) => begin())
        )
      )
      for (const [at, { resolve, reject }] of members.entries()) {
        const outcome = outcomes[at]
        if (outcome && 'value' in outcome) resolve(outcome.value as never)
        else reject(outcome?.error ?? new Error('a call was left out of its group'))
      }
    } catch (error) {
      if (isOneStatements(error)) return members.forEach(({ resolve }) => resolve(null as never))
      // Without a database, none of the waiting calls can be served.
      const isAway = !(error instanceof CommitRefused) && !isRefusal(error)
      const failed = isAway ? [...members, ...this.#waiting.splice(0)] : members
      for (const { reject } of failed) reject(error)
    }
  }
}
