import app from '@adonisjs/core/services/app'
import { SaveLookup, type LookedUp, type SentSave } from '#app/exam/actions/look_up_saves'
import type { Caller } from '#app/exam/caller'
import type { SaveOutcome } from '#app/exam/domain/answer_sheet'
import { isDrivenBy } from '#app/exam/domain/driving'
import { originOf } from '#app/exam/domain/save_origin'
import { isPlainSave, planSave, type SavePlan } from '#app/exam/domain/save_plan'
import type { Snapshot } from '#app/exam/domain/types'
import { KeptSnapshots } from '#app/exam/rows/kept_snapshots'
import type { RunningAttempt } from '#app/exam/rows/running_attempts'
import {
  sheetOf,
  storingAnswers,
  storingPlaces,
  type Sheets,
  type SharedWrite,
} from '#app/exam/rows/shared_saves'
import type { QuickChanges } from '#app/platform/database/quick_rows'
import { SharedTransactions, type Outcome } from '#app/platform/database/shared_transactions'

/** What a quick save did, and for whom. */
export interface QuickSave extends SaveOutcome {
  userId: number
}

/** A save that needs no more than its answers written, with what decides about it. */
interface PlainSave extends SentSave {
  caller: Caller
  attempt: RunningAttempt
  snapshot: Snapshot
}

type Places = Map<number, NonNullable<SavePlan['place']>>

/** The saves of several learners in one transaction, where the database is not the embedded one. */
export class SavesTogether extends SharedTransactions<SentSave, QuickSave | null> {
  constructor() {
    const lookup = new SaveLookup()
    super((rows, saves) => saveTogether(rows, saves, lookup))
  }
}

/**
 * Saves what several learners sent, by the rules of `saveAnswers`, in their order. Null for what isn't plain: nothing of
 * that is written.
 */
async function saveTogether(
  rows: QuickChanges,
  saves: readonly SentSave[],
  lookup: SaveLookup
): Promise<Outcome<QuickSave | null>[]> {
  const { callers, attempts, sheets } = await lookup.of(rows, saves)
  const snapshots = await app.container.make(KeptSnapshots)
  const places: Places = new Map()
  const writes: SharedWrite[] = []
  const outcomes = saves.map((sent, at): Outcome<QuickSave | null> => {
    const save = plainSave(sent, callers[at], attempts, snapshots)
    if (!save) return { value: null }
    try {
      return { value: plan(save, sheets, places, writes) }
    } catch (error) {
      return { error }
    }
  })
  rows.changeLast([...storingAnswers(writes), ...storingPlaces(places)])
  return outcomes
}

/** A save with what decides about it; null where the ordinary way has to decide. */
function plainSave(
  save: SentSave,
  caller: Caller | null | undefined,
  attempts: LookedUp['attempts'],
  snapshots: KeptSnapshots
): PlainSave | null {
  const attempt = caller && attempts.get(caller.userId)
  const snapshot = attempt && snapshots.get(attempt.snapshotId)
  if (!snapshot || !isDrivenBy(attempt, caller)) return null
  if (!isPlainSave(attempt, save.request, save.now)) return null
  return { ...save, caller, attempt, snapshot }
}

/** Decides about one save, and notes what it changes where the next one of its attempt finds it. */
function plan(
  { caller, attempt, snapshot, request, now }: PlainSave,
  sheets: Sheets,
  places: Places,
  writes: SharedWrite[]
): QuickSave {
  const sheet = sheetOf(sheets, attempt.id)
  const present = { ...attempt, ...places.get(attempt.id) }
  const origin = originOf(caller.loginId, request)
  const planned = planSave(present, snapshot, sheet, request, origin)
  for (const write of planned.writes) {
    sheet.set(write.page, { answer: write.answer, seq: write.seq })
    writes.push({ ...write, attemptId: attempt.id, savedAt: now })
  }
  if (planned.place) places.set(attempt.id, planned.place)
  return { userId: caller.userId, ...planned.outcome }
}
