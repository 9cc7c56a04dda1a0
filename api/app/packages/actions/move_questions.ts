import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type User from '#app/accounts/models/user'
import { recordAudit } from '#app/audit/actions/record_audit'
import { lockChosen, type ChosenQuestion } from '#app/packages/actions/lock_chosen'
import { planMoves, type NewPlace } from '#app/packages/domain/move_questions'
import type Question from '#app/packages/models/question'
import { readCorrections } from '#app/packages/rows/key_corrections'
import { inTransaction } from '#app/platform/database/transaction'
import { Conflict } from '#app/platform/errors/failures'
import { clock } from '#app/platform/time/clock'
import { carriesAudio } from '#contracts/exam'

/** A question with the page that it leaves and the one that it gets. */
export interface MovedQuestion extends ChosenQuestion {
  to: number
}

/**
 * Moves questions within their sections, all or none; each gets the number of its new page. Running attempts keep their
 * order, because they use a snapshot.
 * @returns how many have another page or number now
 * @throws NotFound; Conflict when one isn't where it was seen, or can't stand where it should
 */
export async function moveQuestions(
  admin: User,
  packageId: number,
  moved: readonly MovedQuestion[]
): Promise<number> {
  return inTransaction(async (trx) => {
    const { pkg, questions } = await lockChosen(trx, packageId, moved)
    const { places, refusal } = planMoves(
      questions.map(({ id, section, number, page, audio, proof }) => ({
        id,
        section,
        number,
        page,
        // One that a group's recording has replaced isn't played, and moves along.
        audio: carriesAudio(page, pkg.groups) ? audio : null,
        hasProof: proof !== null && proof.length > 0,
      })),
      moved.map(({ id, to }) => ({ id, page: to })),
      await readCorrections(packageId, trx),
      pkg.groups
    )
    if (refusal !== null) throw new Conflict(refusal)
    if (places.length === 0) return 0

    const before = new Map(questions.map((question) => [question.id, question]))
    const moves = places.map(({ id, page }) => ({ from: before.get(id)?.page ?? page, to: page }))
    await writePlaces(trx, admin, questions, places)
    await recordAudit(trx, {
      actor: admin,
      action: 'package.questions_moved',
      subject: { type: 'package', id: packageId },
      details: {
        name: pkg.name,
        moves: moves.filter(({ from, to }) => from !== to),
        renumbered: moves.filter(({ from, to }) => from === to).length,
      },
    })
    return places.length
  })
}

/** Above all pages: where questions wait until the pages that they swap are free. */
const PARKED = 10_000

async function writePlaces(
  trx: TransactionClientContract,
  actor: User,
  questions: readonly Question[],
  places: readonly NewPlace[]
): Promise<void> {
  const stored = new Map(questions.map((question) => [question.id, question]))
  const moving = places.filter(({ id, page }) => stored.get(id)?.page !== page)
  // Two questions of a package never share a page, not even for a moment.
  await trx
    .from('questions')
    .whereIn(
      'id',
      moving.map(({ id }) => id)
    )
    .increment('page', PARKED)
  const now = clock.now()
  for (const { id, page, number } of places) {
    await stored
      .get(id)
      ?.merge({ page, number, updatedAt: now })
      .signed({ actor, cause: 'dipindah' })
      .useTransaction(trx)
      .save()
  }
}
