import type { HttpContext } from '@adonisjs/core/http'
import { readSkillMap } from '#app/learning/actions/read_skill_map'
import { skillMapResource } from '#app/learning/transformers/skill_map'
import { clock } from '#app/platform/time/clock'
import { signedIn } from '#app/platform/access/signed_in'

export default class SkillMapController {
  /** Of the learner who asks, and of nobody else. */
  async own({ auth }: HttpContext) {
    return skillMapResource(await readSkillMap(signedIn(auth).id, clock.now()))
  }
}
