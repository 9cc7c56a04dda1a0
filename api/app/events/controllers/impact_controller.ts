import type { HttpContext } from '@adonisjs/core/http'
import { readImpact } from '#app/events/actions/read_impact'
import { impactResource } from '#app/events/transformers/impact'
import { clock } from '#app/platform/time/clock'

/** Whom a change of a package's questions concerns. */
export default class ImpactController {
  async show({ params }: HttpContext) {
    return { data: impactResource(await readImpact(params.paketId, clock.now())) }
  }
}
