import type { HttpContext } from '@adonisjs/core/http'
import { listQuestions } from '#app/questions/actions/read_questions'
import { listedQuestion } from '#app/questions/transformers/admin_question'
import type { Section } from '#contracts/exam'

/** The same table for each section; the spec gives every one its own path. */
export default class ListQuestionsController {
  async listening(ctx: HttpContext) {
    return this.#list(ctx, 'listening')
  }

  async structure(ctx: HttpContext) {
    return this.#list(ctx, 'structure')
  }

  async written(ctx: HttpContext) {
    return this.#list(ctx, 'written')
  }

  async reading(ctx: HttpContext) {
    return this.#list(ctx, 'reading')
  }

  async #list({ params }: HttpContext, section: Section) {
    const questions = await listQuestions(Number(params.paketId), section)
    return { data: questions.map(listedQuestion) }
  }
}
