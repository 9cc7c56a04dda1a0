import type { HttpContext } from '@adonisjs/core/http'
import { readAnswerSheet } from '#app/people/actions/read_answer_sheet'
import { answerSheetResource } from '#app/people/transformers/answer_sheet'
import { signedIn } from '#app/platform/access/signed_in'

/** A finished attempt, answer by answer. */
export default class AnswerSheetController {
  async handle({ auth, params }: HttpContext) {
    return answerSheetResource(await readAnswerSheet(signedIn(auth), params.id))
  }
}
