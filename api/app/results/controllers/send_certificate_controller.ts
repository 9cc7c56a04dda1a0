import type { HttpContext } from '@adonisjs/core/http'
import { findVisibleResult } from '#app/results/actions/find_results'
import { printCertificate } from '#app/results/actions/print_certificate'
import { certificateDisposition } from '#app/results/certificate/certificate_disposition'

export default class SendCertificateController {
  /** The certificate of one result, for its learner and for admins. */
  async handle({ auth, params, response }: HttpContext) {
    const result = await findVisibleResult(auth.use('web').getUserOrFail(), Number(params.id))
    response.header('Content-Type', 'application/pdf')
    response.header('Content-Disposition', certificateDisposition(result.packageName))
    return response.send(await printCertificate(result))
  }
}
