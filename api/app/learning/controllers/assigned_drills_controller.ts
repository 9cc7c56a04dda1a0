import type { HttpContext } from '@adonisjs/core/http'
import { readAssignedDrill, readAssignedDrills } from '#app/learning/actions/read_assigned_drills'
import {
  assignedDrillResource,
  assignedDrillsResource,
} from '#app/learning/transformers/class_drills'
import { signedIn } from '#app/platform/access/signed_in'
import { clock } from '#app/platform/time/clock'

/** Drills of the learner's own classes. Their questions are answered as those of the day. */
export default class AssignedDrillsController {
  async list({ auth }: HttpContext) {
    return assignedDrillsResource(await readAssignedDrills(signedIn(auth).id, clock.now()))
  }

  async show({ auth, params }: HttpContext) {
    const { id } = signedIn(auth)
    return assignedDrillResource(await readAssignedDrill(id, params.tugasId, clock.now()))
  }
}
