import type { HttpContext } from '@adonisjs/core/http'
import { submitPayment } from '#app/payments/actions/submit_payment'
import { uploadPaymentValidator } from '#app/payments/validators'
import { InvalidInput } from '#app/platform/errors/failures'
import { acceptImage } from '#app/platform/uploads/accept_image'
import { withStoredFile } from '#app/platform/uploads/stored_files'
import { PROOF_MISSING, PROOF_SENT } from '#contracts/sentences'

export default class UploadPaymentController {
  /** The package's name and price travel with the form too; only the server's own count. */
  async handle({ auth, request, response }: HttpContext) {
    const user = auth.use('web').getUserOrFail()
    const { paket_soal_id: packageId } = await request.validateUsing(uploadPaymentValidator)
    const file = request.file('bukti')
    if (!file) throw new InvalidInput(PROOF_MISSING, [{ field: 'bukti', msg: PROOF_MISSING }])

    const { id, status, amount } = await withStoredFile('bukti', await acceptImage(file), (proof) =>
      submitPayment({ userId: user.id, packageId, proof })
    )
    response.status(201)
    return {
      message: PROOF_SENT,
      data: { id, status, amount },
    }
  }
}
