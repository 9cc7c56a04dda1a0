import type { HttpContext } from '@adonisjs/core/http'
import { findCertified } from '#app/results/actions/find_results'
import { verifiedCertificate } from '#app/results/transformers/verified_certificate'

export default class VerifyCertificateController {
  /** Public: whoever was shown a certificate may ask whether it is genuine. */
  async handle({ params }: HttpContext) {
    return verifiedCertificate(await findCertified(String(params.kode)))
  }
}
