import type { HttpContext } from '@adonisjs/core/http'
import { showQuestion } from '#app/questions/actions/read_questions'
import { shownQuestion } from '#app/questions/transformers/admin_question'

export default class ShowQuestionController {
  async handle({ params }: HttpContext) {
    const { question, pkg } = await showQuestion(Number(params.soalId))
    return { data: shownQuestion(question, pkg) }
  }
}
