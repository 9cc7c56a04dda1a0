import app from '@adonisjs/core/services/app'
import { findCallers, type Caller, type WhoCalls } from '#app/exam/caller'
import type { SaveOutcome, SaveRequest } from '#app/exam/domain/answer_sheet'
import { isDrivenBy } from '#app/exam/domain/driving'
import { isPlainSave, planSave, type SavePlan } from '#app/exam/domain/save_plan'
import type { Snapshot } from '#app/exam/domain/types'
import { KeptSnapshots } from '#app/exam/rows/kept_snapshots'
import { lockRunningAttempts, type RunningAttempt } from '#app/exam/rows/running_attempts'
import {
  readAnswersOfAll,
  storingAnswers,
  storingPlaces,
  type Sheets,
  type SharedWrite,
} from '#app/exam/rows/shared_saves'
import type { QuickChanges, QuickRows } from '#app/platform/database/quick_rows'
import { SharedTransactions, type Outcome } from '#app/platform/database/shared_transactions'

/** What a quick save did, and for whom. */
export interface QuickSave extends SaveOutcome {
  userId: number
}

/** A save that was sent `now`. */
export interface SentSave {
  who: WhoCalls
  request: SaveRequest
  now: number
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
    super(saveTogether)
  }
}

/**
 * Saves what several learners sent, by the rules of `saveAnswers`, in their order. Null for what isn't plain: nothing of
 * that is written.
 */
async function saveTogether(
  rows: QuickChanges,
  saves: readonly SentSave[]
): Promise<Outcome<QuickSave | null>[]> {
  const plain = await findPlain(rows, saves)
  const sheets = await readAnswersOfAll(rows, pagesOf(plain))
  const places: Places = new Map()
  const writes: SharedWrite[] = []
  const outcomes = plain.map((save): Outcome<QuickSave | null> => {
    if (!save) return { value: null }
    try {
      return { value: plan(save, sheets, places, writes) }
    } catch (error) {
      return { error }
    }
  })
  const changes = [...storingAnswers(writes), ...storingPlaces(places)]
  if (changes.length > 0) await rows.change(changes)
  return outcomes
}

/** Who sends the saves, and their attempts, locked; null where the ordinary way has to decide. */
async function findPlain(
  rows: QuickRows,
  saves: readonly SentSave[]
): Promise<(PlainSave | null)[]> {
  const callers = await findCallers(rows, saves)
  const userIds = new Set(callers.flatMap((caller) => caller?.userId ?? []))
  const attempts = await lockRunningAttempts(rows, [...userIds])
  const snapshots = await app.container.make(KeptSnapshots)
  return saves.map((save, at) => {
    const caller = callers[at]
    const attempt = caller && attempts.get(caller.userId)
    const snapshot = attempt && snapshots.get(attempt.snapshotId)
    if (!snapshot || !isDrivenBy(attempt, caller)) return null
    if (!isPlainSave(attempt, save.request, save.now)) return null
    return { ...save, caller, attempt, snapshot }
  })
}

function pagesOf(saves: readonly (PlainSave | null)[]): Map<number, Set<number>> {
  const pages = new Map<number, Set<number>>()
  for (const save of saves) {
    if (!save) continue
    const own = pages.get(save.attempt.id) ?? new Set()
    for (const { id } of save.request.answer) own.add(id)
    pages.set(save.attempt.id, own)
  }
  return pages
}

/** Decides about one save, and notes what it changes where the next one of its attempt finds it. */
function plan(
  { caller, attempt, snapshot, request, now }: PlainSave,
  sheets: Sheets,
  places: Places,
  writes: SharedWrite[]
): QuickSave {
  const sheet = sheets.get(attempt.id) ?? new Map()
  const present = { ...attempt, ...places.get(attempt.id) }
  const planned = planSave(present, snapshot, sheet, request)
  for (const write of planned.writes) {
    sheet.set(write.page, { answer: write.answer, seq: write.seq })
    writes.push({ ...write, attemptId: attempt.id, savedAt: now })
  }
  if (planned.place) places.set(attempt.id, planned.place)
  return { userId: caller.userId, ...planned.outcome }
}
