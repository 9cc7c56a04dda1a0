import type { HttpContext } from '@adonisjs/core/http'
import { NotFound } from '#app/platform/errors/failures'
import { findCertified, findVisibleResult, latestResult } from '#app/results/actions/find_results'
import { printCertificate } from '#app/results/actions/print_certificate'
import { certificateDisposition } from '#app/results/certificate/certificate_disposition'
import { verifiedCertificate } from '#app/results/transformers/verified_certificate'

export default class CertificatesController {
  /** The certificate of one result, for its learner and for admins. */
  async show(ctx: HttpContext) {
    const user = ctx.auth.use('web').getUserOrFail()
    const result = await findVisibleResult(user, Number(ctx.params.id))
    const disposition = certificateDisposition(result.packageName)
    return this.#send(ctx, await printCertificate(result), disposition)
  }

  /** The certificate of the learner's last finished attempt. */
  async last(ctx: HttpContext) {
    const result = await latestResult(ctx.auth.use('web').getUserOrFail().id)
    if (!result) throw new NotFound('Anda belum memiliki hasil ujian.')
    const disposition = 'attachment; filename="sertifikat.pdf"'
    return this.#send(ctx, await printCertificate(result), disposition)
  }

  /** Public: anybody may check whether a certificate is genuine. */
  async verify({ params }: HttpContext) {
    return verifiedCertificate(await findCertified(String(params.kode)))
  }

  #send({ response }: HttpContext, pdf: Buffer, disposition: string) {
    response.header('Content-Type', 'application/pdf')
    response.header('Content-Disposition', disposition)
    return response.send(pdf)
  }
}
