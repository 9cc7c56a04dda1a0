import type { HttpContext } from '@adonisjs/core/http'
import { readExplanationsOf, readOwnExplanations } from '#app/learning/actions/read_explanations'
import { explanationsResource } from '#app/learning/transformers/explanations'
import { signedIn } from '#app/platform/access/signed_in'
import { clock } from '#app/platform/time/clock'

export default class ExplanationsController {
  /** Of one of the learner's own results; another's is not found. */
  async own({ auth, params }: HttpContext) {
    const { id: userId } = signedIn(auth)
    return explanationsResource(await readOwnExplanations(userId, params.id, clock.now()))
  }

  async show({ auth, params }: HttpContext) {
    const staff = signedIn(auth)
    return explanationsResource(await readExplanationsOf(staff, params.id))
  }
}
