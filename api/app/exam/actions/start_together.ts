import app from '@adonisjs/core/services/app'
import {
  attemptOf,
  planStart,
  type QuickStarted,
  type SentStart,
} from '#app/exam/actions/plan_start'
import { findCallers, type Caller } from '#app/exam/caller'
import { KeptSnapshots } from '#app/exam/rows/kept_snapshots'
import {
  lockStartables,
  startAll,
  type QuickStart,
  type Startables,
} from '#app/exam/rows/quick_starts'
import type { QuickChanges } from '#app/platform/database/quick_rows'
import { SharedTransactions, type Outcome } from '#app/platform/database/shared_transactions'

/** The starts of several learners in one transaction, where the database is not the embedded one. */
export class StartsTogether extends SharedTransactions<SentStart, QuickStarted | null> {
  constructor() {
    super(startTogether)
  }
}

/**
 * Starts the attempts of several learners, by the rules of `startAttempt`. Null for what the ordinary way decides:
 * nothing of that is written.
 */
async function startTogether(
  rows: QuickChanges,
  sent: readonly SentStart[]
): Promise<Outcome<QuickStarted | null>[]> {
  const { callers } = await findCallers(rows, sent)
  const found = await lockStartables(rows, [
    ...new Set(callers.flatMap((one) => one?.userId ?? [])),
  ])
  const snapshots = await app.container.make(KeptSnapshots)
  const starts = new Map<number, QuickStart & { now: number }>()
  const planned = sent.map((one, at) => {
    const caller = callers[at]
    const plan = caller && planOf(one, caller, found, snapshots)
    if (!plan || 'attempt' in plan) return plan
    const { userId } = caller
    // Whoever sends twice gets the same attempt, by the ordinary way.
    if (starts.has(userId)) return null
    starts.set(userId, { ...plan.start, now: one.now })
    return plan
  })
  const ids = await startAll(rows, [...starts.values()])
  return planned.map((plan, at) => {
    const userId = callers[at]?.userId
    if (!plan || userId === undefined) return { value: null }
    if ('attempt' in plan) return { value: { userId, attempt: plan.attempt } }
    const id = ids.get(userId)
    if (id === undefined) return { error: new Error('an attempt that was started is not there') }
    return { value: { userId, attempt: attemptOf(plan.start, id) } }
  })
}

function planOf(
  sent: SentStart,
  caller: Caller,
  { running, grants, locked }: Startables,
  snapshots: KeptSnapshots
) {
  const { userId } = caller
  const own = () => grants.get(userId) ?? []
  const plan = planStart(sent, caller, running.get(userId) ?? null, own, snapshots)
  // Somebody else may be using that grant up.
  return plan && 'start' in plan && !locked.has(plan.start.pack.grant.id) ? null : plan
}
