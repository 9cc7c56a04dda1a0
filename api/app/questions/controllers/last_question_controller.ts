import type { HttpContext } from '@adonisjs/core/http'
import { lastPlace } from '#app/questions/actions/read_questions'
import type { Section } from '#contracts/exam'

/** Where a section ends, for the next question's form; the spec gives every section its own path. */
export default class LastQuestionController {
  async listening(ctx: HttpContext) {
    return this.#last(ctx, 'listening')
  }

  async structure(ctx: HttpContext) {
    return this.#last(ctx, 'structure')
  }

  async written(ctx: HttpContext) {
    return this.#last(ctx, 'written')
  }

  async reading(ctx: HttpContext) {
    return this.#last(ctx, 'reading')
  }

  async #last({ params }: HttpContext, section: Section) {
    const { number, page } = await lastPlace(Number(params.paketId), section)
    return { last_no_soal: number, last_page: page }
  }
}
