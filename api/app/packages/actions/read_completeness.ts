import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { incompleteReasons, missingQuestions } from '#app/packages/domain/completeness'
import Question from '#app/packages/models/question'

export interface Completeness {
  questions: number
  /** What is missing, in Indonesian; empty when the package is complete. */
  reasons: string[]
}

/** How complete a package is now, inside a transaction when there is one. */
export async function readCompleteness(
  packageId: number,
  trx?: TransactionClientContract
): Promise<Completeness> {
  const questions = await Question.query(trx ? { client: trx } : {})
    .where('packageId', packageId)
    .select('page', 'section', 'audio', 'passageId')
  return { questions: questions.length, reasons: incompleteReasons(missingQuestions(questions)) }
}
