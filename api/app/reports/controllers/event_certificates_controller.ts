import type { HttpContext } from '@adonisjs/core/http'
import { sendPaper } from '#app/paper/http/send_paper'
import { signedIn } from '#app/platform/access/signed_in'
import { planOfEvent } from '#app/reports/actions/plan_certificates'
import { certificatesArchive, certificatesPdf } from '#app/reports/actions/take_certificates'
import { plannedCertificates } from '#app/reports/transformers/certificates'

/** The certificates of an exam event's learners. */
export default class EventCertificatesController {
  /** Who gets one and who doesn't, before anything is made. */
  async show(ctx: HttpContext) {
    return { data: plannedCertificates(await planOf(ctx)) }
  }

  async pdf(ctx: HttpContext) {
    const plan = await planOf(ctx)
    const content = await certificatesPdf(signedIn(ctx.auth), plan)
    return sendPaper(ctx, { ...plan.file, type: 'pdf' }, content)
  }

  async zip(ctx: HttpContext) {
    const plan = await planOf(ctx)
    const content = await certificatesArchive(signedIn(ctx.auth), plan)
    return sendPaper(ctx, { ...plan.file, type: 'zip' }, content)
  }
}
const planOf = ({ params }: HttpContext) => planOfEvent(params.id)
