import { setTimeout } from 'node:timers/promises'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type User from '#app/accounts/models/user'
import { recordAudit } from '#app/audit/actions/record_audit'
import { readChanges, type ChangedResult } from '#app/items/actions/read_changes'
import { saysTheSame } from '#app/items/domain/rescoring'
import {
  lastRescoring,
  newestAttempt,
  newestSnapshot,
  storeRescoring,
  type CorrectedPage,
  type Rescoring,
} from '#app/items/rows/rescorings'
import {
  changesOf,
  markCorrected,
  satOnPages,
  scoredAttempts,
} from '#app/items/rows/scored_attempts'
import { findAnyPackage, lockAnyPackage } from '#app/packages/actions/find_package'
import type { Accepted } from '#app/packages/domain/key_corrections'
import type Package from '#app/packages/models/package'
import Question from '#app/packages/models/question'
import {
  readCorrections,
  replaceCorrections,
  type StoredCorrection,
} from '#app/packages/rows/key_corrections'
import { inTransaction } from '#app/platform/database/transaction'
import { clock } from '#app/platform/time/clock'
import { Conflict, InvalidInput } from '#app/platform/errors/failures'
import { rescoreResults } from '#app/results/actions/rescore_results'
import { ANOTHER_RESCORING } from '#contracts/item_analysis'

/** Decisions within this time are made at once: neither admin can have seen the other's. */
const MOMENT_MS = 100

/** What an admin decides about one page. */
export interface Correction {
  page: number
  accepted: Accepted
}

/** What a decision was made on. */
export interface Basis {
  /** When it reached the server, in epoch milliseconds. */
  arrivedAt: number
  /** The last re-scoring that the admin has seen; undefined when it isn't said. */
  seen?: number | null | undefined
}

export interface RescoreRequest {
  corrections: readonly Correction[]
  reason: string
  /** Whether only the effect is wanted: nothing is stored. */
  isTrial: boolean
  basis: Basis
}

export interface RescoreOutcome {
  changed: ChangedResult[]
  /** How many attempts sat another question on a corrected page, by page. */
  unaffected: ReadonlyMap<number, number>
}

/**
 * Corrects keys of a package and scores every result again whose counts change, in one transaction. The corrections hold
 * for attempts that run now and for later ones. What was corrected like this before changes nothing.
 * @throws NotFound; InvalidInput for a page without a question; Conflict when somebody else was first
 */
export async function rescorePackage(
  admin: User,
  packageId: number,
  request: RescoreRequest,
  now: number
): Promise<RescoreOutcome> {
  const { id } = await findAnyPackage(packageId)
  if (!request.isTrial) await letOthersArrive()
  return inTransaction(async (trx) => {
    const pkg = await lockAnyPackage(trx, id)
    const questions = await questionsOn(trx, pkg.id, request.corrections)
    refuseOvertaken(await lastRescoring(pkg.id, trx), request.basis)

    const before = await readCorrections(pkg.id, trx)
    const snapshotId = await newestSnapshot(pkg.id, trx)
    const wanted = request.corrections.flatMap(({ page, accepted }) => {
      const question = questions.get(page)
      return question ? [correctionOf(pkg, question, accepted, snapshotId)] : []
    })
    const isNew = wanted.some((one) => !saysTheSame(one, before.get(one.page)))
    const after = new Map([...before, ...wanted.map((one) => [one.page, one] as const)])
    const pages = wanted.map(({ page }) => page)

    const attempts = await scoredAttempts(trx, pkg.id)
    const sat = await satOnPages(trx, attempts, pages)
    const keys = { before, after: new Map(wanted.map((one) => [one.page, one])) }
    const { changed, unaffected } = await changesOf(trx, attempts, sat, pages, keys)
    const shown = await readChanges(trx, changed)
    if (request.isTrial || !isNew) return { changed: isNew ? shown : [], unaffected }

    await replaceCorrections(trx, pkg.id, pages, wanted)
    const corrected = await changeKeys(trx, admin, wanted, questions, before, now)
    await markCorrected(trx, attempts, sat, after)
    const rescored = await rescoreResults(
      trx,
      new Map(changed.map(({ resultId, after: counts }) => [resultId, counts])),
      now
    )
    await storeRescoring(trx, {
      packageId: pkg.id,
      actorId: admin.id,
      reason: request.reason,
      pages: corrected,
      changed: changed.length,
      lastAttemptId: await newestAttempt(pkg.id, trx),
      createdAt: clock.now(),
      results: rescored,
    })
    await recordAudit(trx, {
      actor: admin,
      action: 'package.rescored',
      subject: { type: 'package', id: pkg.id },
      details: {
        name: pkg.name,
        pages,
        changed: changed.length,
        reason: request.reason,
      },
    })
    return { changed: shown, unaffected }
  })
}

/**
 * The embedded database answers without giving way to the network: a decision that another admin sent in the same moment
 * would be read only after this one, and look like a later one.
 */
export async function letOthersArrive(): Promise<void> {
  await setTimeout(MOMENT_MS)
}

/**
 * Of two decisions at once the second one is refused, once it has the lock.
 * @throws Conflict when another re-scoring, or its undoing, was stored after this one arrived, or isn't the one seen
 */
export function refuseOvertaken(last: Rescoring | null, { arrivedAt, seen }: Basis): void {
  const isLater = last !== null && Math.max(last.createdAt, last.undoneAt ?? 0) > arrivedAt
  const isUnseen = seen !== undefined && seen !== (last?.id ?? null)
  if (isLater || isUnseen) throw new Conflict(ANOTHER_RESCORING)
}

async function questionsOn(
  trx: TransactionClientContract,
  packageId: number,
  corrections: readonly Correction[]
): Promise<Map<number, Question>> {
  const pages = corrections.map(({ page }) => page)
  const questions = await Question.query({ client: trx })
    .where('packageId', packageId)
    .whereIn('page', pages)
  const found = new Map(questions.map((question) => [question.page, question]))
  const missing = pages.find((page) => !found.has(page))
  if (missing !== undefined) {
    const msg = `Tidak ada soal di halaman ${missing} pada paket ini.`
    throw new InvalidInput(msg, [{ field: 'koreksi', msg }])
  }
  return found
}

function correctionOf(
  pkg: Package,
  question: Question,
  accepted: Accepted,
  lastSnapshotId: number
): StoredCorrection {
  const [only, ...more] = accepted === 'all' ? [] : accepted
  return {
    page: question.page,
    questionId: question.id,
    options: [question.option1, question.option2, question.option3, question.option4],
    answerKey: only !== undefined && more.length === 0 ? only : question.answerKey,
    lastSnapshotId,
    contentVersion: pkg.contentVersion,
    accepted,
  }
}

/** Where one key was given, it becomes the question's own. */
async function changeKeys(
  trx: TransactionClientContract,
  actor: User,
  corrections: readonly StoredCorrection[],
  questions: ReadonlyMap<number, Question>,
  before: ReadonlyMap<number, StoredCorrection>,
  now: number
): Promise<CorrectedPage[]> {
  const corrected: CorrectedPage[] = []
  for (const { page, questionId, answerKey } of corrections) {
    const question = questions.get(page)
    if (!question) continue
    corrected.push({
      page,
      questionId,
      before: before.get(page) ?? null,
      keyBefore: question.answerKey,
      keyAfter: answerKey,
    })
    if (question.answerKey === answerKey) continue
    await question
      .merge({ answerKey, updatedAt: now })
      .signed({ actor, cause: 'hitung_ulang' })
      .useTransaction(trx)
      .save()
  }
  return corrected
}
