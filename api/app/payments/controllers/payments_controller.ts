import type { HttpContext } from '@adonisjs/core/http'
import { readSettings } from '#app/academy/actions/academy_settings'
import { authorizeProof } from '#app/payments/actions/find_payment'
import { listOwnPayments } from '#app/payments/actions/list_payments'
import { openBill } from '#app/payments/actions/bills'
import { refuseUnpayable, submitPayment } from '#app/payments/actions/submit_payment'
import { wantedOf } from '#app/payments/http/wanted_product'
import { shownBill } from '#app/payments/transformers/bill'
import { withStoredProof } from '#app/payments/proofs/stored_proof'
import { ownPayment } from '#app/payments/transformers/payment'
import { openBillValidator, uploadPaymentValidator } from '#app/payments/validators'
import { signedIn } from '#app/platform/access/signed_in'
import { InvalidInput } from '#app/platform/errors/failures'
import { acceptImage } from '#app/platform/uploads/accept_image'
import { sendStoredFile } from '#app/platform/uploads/send_stored_file'
import { PROOF_MISSING, PROOF_SENT } from '#contracts/payments'

export default class PaymentsController {
  async index({ auth }: HttpContext) {
    const payments = await listOwnPayments(signedIn(auth).id)
    return { data: payments.map(ownPayment) }
  }

  /** The amount to pay, with the academy's QRIS for it. */
  async bill({ auth, request, response }: HttpContext) {
    const { paketId, bundelId, kodePromo } = await request.validateUsing(openBillValidator)
    const wanted = wantedOf(paketId, bundelId)
    const { bill, isNew, code } = await openBill(signedIn(auth).id, wanted, kodePromo)
    const { qrisText } = await readSettings()
    response.status(isNew ? 201 : 200)
    return { data: shownBill(bill, code, qrisText) }
  }

  /** Ignores the form's package name and price: only the server's own count. */
  async store({ auth, request, response }: HttpContext) {
    const user = signedIn(auth)
    const {
      paket_soal_id: packageId,
      bundelId: bundleId,
      tagihanId: billId,
      kodePromo: promo,
    } = await request.validateUsing(uploadPaymentValidator)
    const wanted = wantedOf(packageId, bundleId)
    const file = request.file('bukti')
    if (!file) throw new InvalidInput(PROOF_MISSING, [{ field: 'bukti', msg: PROOF_MISSING }])

    const image = await acceptImage(file, {
      beforeDecoding: () => refuseUnpayable({ userId: user.id, wanted, billId, promo }),
    })
    const { id, status, amount } = await withStoredProof(image, (proof) =>
      submitPayment({ userId: user.id, wanted, billId, promo, proof })
    )
    response.status(201)
    return {
      message: PROOF_SENT,
      data: { id, status, amount },
    }
  }

  async proof(ctx: HttpContext) {
    const file = String(ctx.params.file)
    await authorizeProof(signedIn(ctx.auth), file)
    return sendStoredFile(ctx, 'bukti', file)
  }
}
