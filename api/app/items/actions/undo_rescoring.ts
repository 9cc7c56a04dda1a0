import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type User from '#app/accounts/models/user'
import { recordAudit } from '#app/audit/actions/record_audit'
import { readChanges, type ChangedResult } from '#app/items/actions/read_changes'
import { letOthersArrive, refuseOvertaken, type Basis } from '#app/items/actions/rescore_package'
import {
  lastRescoring,
  markUndone,
  newestAttempt,
  rescoredResults,
  type CorrectedPage,
} from '#app/items/rows/rescorings'
import {
  changesOf,
  markCorrected,
  satOnPages,
  scoredAttempts,
} from '#app/items/rows/scored_attempts'
import { findAnyPackage, lockAnyPackage } from '#app/packages/actions/find_package'
import Question from '#app/packages/models/question'
import { readCorrections, replaceCorrections } from '#app/packages/rows/key_corrections'
import { inTransaction } from '#app/platform/database/transaction'
import { clock } from '#app/platform/time/clock'
import { Conflict } from '#app/platform/errors/failures'
import { rescoreResults, restoreResults } from '#app/results/actions/rescore_results'
import { NOTHING_TO_UNDO, UNDO_TOO_LATE } from '#contracts/item_analysis'

/**
 * Undoes the last re-scoring of a package: its keys, scores and certificates hold again as they were before. Results
 * that came in between, or got another certificate, are scored again by those keys.
 * @throws NotFound; Conflict when there is none, it was undone, an attempt has begun since, or somebody else was first
 */
export async function undoRescoring(
  admin: User,
  packageId: number,
  { reason, basis }: { reason: string; basis: Basis },
  now: number
): Promise<ChangedResult[]> {
  const { id } = await findAnyPackage(packageId)
  await letOthersArrive()
  return inTransaction(async (trx) => {
    const pkg = await lockAnyPackage(trx, id)
    const last = await lastRescoring(pkg.id, trx)
    refuseOvertaken(last, basis)
    if (!last || last.undoneAt !== null) throw new Conflict(NOTHING_TO_UNDO)
    if ((await newestAttempt(pkg.id, trx)) > last.lastAttemptId) throw new Conflict(UNDO_TOO_LATE)

    const pages = last.pages.map(({ page }) => page)
    const present = await readCorrections(pkg.id, trx)
    const earlier = last.pages.flatMap(({ before }) => (before ? [before] : []))
    const attempts = await scoredAttempts(trx, pkg.id)
    const sat = await satOnPages(trx, attempts, pages)
    const keys = { before: present, after: new Map(earlier.map((one) => [one.page, one])) }
    const { changed } = await changesOf(trx, attempts, sat, pages, keys)
    const shown = await readChanges(trx, changed)

    await replaceCorrections(trx, pkg.id, pages, earlier)
    await restoreKeys(trx, admin, last.pages, now)
    await markCorrected(trx, attempts, sat, keys.after)
    const restored = new Set(await restoreResults(trx, await rescoredResults(trx, last.id), now))
    const others = changed.filter(({ resultId }) => !restored.has(resultId))
    await rescoreResults(trx, new Map(others.map((one) => [one.resultId, one.after])), now)
    await markUndone(trx, last.id, clock.now())
    await recordAudit(trx, {
      actor: admin,
      action: 'package.rescoring_undone',
      subject: { type: 'package', id: pkg.id },
      details: { name: pkg.name, pages, changed: changed.length, reason },
    })
    return shown
  })
}

/** A key that somebody has changed since stays. */
async function restoreKeys(
  trx: TransactionClientContract,
  actor: User,
  pages: readonly CorrectedPage[],
  now: number
): Promise<void> {
  for (const { questionId, keyBefore, keyAfter } of pages) {
    if (keyBefore === keyAfter) continue
    const question = await Question.find(questionId, { client: trx })
    if (question?.answerKey !== keyAfter) continue
    await question
      .merge({ answerKey: keyBefore, updatedAt: now })
      .signed({ actor, cause: 'hitung_ulang_dibatalkan' })
      .useTransaction(trx)
      .save()
  }
}
