import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { lockPackage } from '#app/packages/actions/find_package'
import type Package from '#app/packages/models/package'
import Question from '#app/packages/models/question'
import { NotFound } from '#app/platform/errors/failures'
import type { Section } from '#contracts/exam'
import Passage from '#app/packages/models/passage'

interface LockedQuestion {
  question: Question
  pkg: Package
}

/**
 * Reads a question and its package, and locks both until the transaction ends.
 * @param section the only section it may belong to; default: any
 * @throws NotFound
 */
export async function lockQuestion(
  trx: TransactionClientContract,
  id: number,
  section?: Section
): Promise<LockedQuestion> {
  const { packageId } = await findQuestion(id, section, trx)
  const pkg = await lockPackage(trx, packageId)
  // Reads again: it may have been deleted while waiting for the lock.
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

/**
 * Reads a passage and its package, and locks both until the transaction ends.
 * @throws NotFound
 */
export async function lockPassage(
  trx: TransactionClientContract,
  id: number
): Promise<{ passage: Passage; pkg: Package }> {
  const { packageId } = await findPassage(id, trx)
  const pkg = await lockPackage(trx, packageId)
  // Reads again: it may have been deleted while waiting for the lock.
  return { passage: await findPassage(id, trx), pkg }
}

/** @throws NotFound */
export async function findPassage(id: number, trx?: TransactionClientContract): Promise<Passage> {
  const passage = await Passage.find(id, trx ? { client: trx } : {})
  if (!passage) throw new NotFound('Question Reading tidak ditemukan.')
  return passage
}
