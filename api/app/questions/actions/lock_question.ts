import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { lockPackage } from '#app/packages/actions/lock_package'
import type Package from '#app/packages/models/package'
import Question from '#app/packages/models/question'
import { NotFound } from '#app/platform/errors/failures'
import type { Section } from '#contracts/exam'

interface LockedQuestion {
  question: Question
  pkg: Package
}

/**
 * A question and its package, both held until the transaction ends.
 * @param section the only section it may be of, or any
 * @throws NotFound
 */
export async function lockQuestion(
  trx: TransactionClientContract,
  id: number,
  section?: Section
): Promise<LockedQuestion> {
  const { packageId } = await findQuestion(id, section, trx)
  const pkg = await lockPackage(trx, packageId)
  // Read again: somebody who held the package may have deleted it.
  return { question: await findQuestion(id, section, trx), pkg }
}

async function findQuestion(
  id: number,
  section: Section | undefined,
  trx: TransactionClientContract
): Promise<Question> {
  const query = Question.query({ client: trx }).where('id', id)
  if (section) void query.where('section', section)
  const question = await query.first()
  if (!question) throw new NotFound('Soal tidak ditemukan.')
  return question
}
