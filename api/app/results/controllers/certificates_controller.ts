import type { HttpContext } from '@adonisjs/core/http'
import { sendPaper } from '#app/paper/http/send_paper'
import { certificateSampleValidator } from '#app/academy/validators'
import { drawSample } from '#app/results/actions/draw_sample'
import { signedIn } from '#app/platform/access/signed_in'
import { NotFound } from '#app/platform/errors/failures'
import {
  findCertified,
  findVisibleResult,
  latestResult,
  refuseErased,
  refuseHeld,
  requireCertificate,
} from '#app/results/actions/find_results'
import { printCertificate } from '#app/results/actions/print_certificate'
import { renameCertificate } from '#app/results/actions/rename_certificate'
import { certificateFile } from '#app/results/certificate/certificate_file'
import { clock } from '#app/platform/time/clock'
import { verifiedCertificate } from '#app/results/transformers/verified_certificate'
import { renameCertificateValidator } from '#app/results/validators'

export default class CertificatesController {
  /** The certificate of one result, for its learner and for admins. */
  async show(ctx: HttpContext) {
    const user = signedIn(ctx.auth)
    const result = requireCertificate(await findVisibleResult(user, ctx.params.id))
    await refuseErased(result)
    if (result.userId === user.id) refuseHeld(result, clock.now())
    const name = certificateFile(result)
    return sendPaper(ctx, { name, type: 'pdf' }, await printCertificate(result))
  }

  /** The certificate of the learner's last finished attempt. */
  async last(ctx: HttpContext) {
    const result = await latestResult(signedIn(ctx.auth).id)
    if (!result) throw new NotFound('Anda belum memiliki hasil ujian.')
    refuseHeld(result, clock.now())
    const pdf = await printCertificate(requireCertificate(result))
    return sendPaper(ctx, { name: certificateFile(result), type: 'pdf' }, pdf)
  }

  /** Issues it anew under the learner's present name. */
  async rename({ auth, params, request }: HttpContext) {
    const { alasan } = await request.validateUsing(renameCertificateValidator)
    const { code } = await renameCertificate(signedIn(auth), params.id, alasan)
    return { message: 'Sertifikat baru berhasil diterbitkan.', kode: code }
  }

  /** What the next certificate would look like with the settings in the body, as a picture. */
  async sample({ request, response }: HttpContext) {
    const input = await request.validateUsing(certificateSampleValidator)
    return response.type('image/png').send(await drawSample(input))
  }

  /** Public: anybody may check whether a certificate is genuine. */
  async verify({ params }: HttpContext) {
    return verifiedCertificate(await findCertified(String(params.kode), clock.now()))
  }
}
