import type { PresentQuestion } from '#app/learning/domain/explained_items'
import Question from '#app/packages/models/question'

/** A package's questions of today with their explanations, by id. */
export async function readPresentQuestions(
  packageId: number
): Promise<Map<number, PresentQuestion>> {
  const questions = await Question.query().where('packageId', packageId).preload('passage')
  return new Map(
    questions.map((question) => [
      question.id,
      {
        options: [question.option1, question.option2, question.option3, question.option4],
        audio: question.audio,
        passageText: question.passageId === null ? null : question.passage.body,
        explanation: question.explanation,
        optionNotes: question.optionNotes,
        correction: question.correction,
        transcript: question.transcript,
        proof: question.proof,
        skills: question.skills,
      },
    ])
  )
}
