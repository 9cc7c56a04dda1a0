import type { HttpContext } from '@adonisjs/core/http'
import { NotFound } from '#app/platform/errors/failures'
import { latestResult } from '#app/results/actions/find_results'
import { printCertificate } from '#app/results/actions/print_certificate'

export default class SendLastCertificateController {
  /** The certificate of the attempt that the learner finished last. */
  async handle({ auth, response }: HttpContext) {
    const result = await latestResult(auth.use('web').getUserOrFail().id)
    if (!result) throw new NotFound('Anda belum memiliki hasil ujian.')

    response.header('Content-Type', 'application/pdf')
    response.header('Content-Disposition', 'attachment; filename="sertifikat.pdf"')
    return response.send(await printCertificate(result))
  }
}
