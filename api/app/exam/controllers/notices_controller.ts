import type { HttpContext } from '@adonisjs/core/http'
import { readNotice } from '#app/exam/actions/notices'
import { signedIn } from '#app/platform/access/signed_in'
import { clock } from '#app/platform/time/clock'

/** What invigilators told a learner. */
export default class NoticesController {
  async update({ auth, params }: HttpContext) {
    await readNotice(signedIn(auth).id, params.id, clock.now())
    return { message: 'Pemberitahuan ditandai sudah dibaca.' }
  }
}
