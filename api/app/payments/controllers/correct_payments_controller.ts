import type { HttpContext } from '@adonisjs/core/http'
import { refundPayment, refuseNothingLeft } from '#app/payments/actions/refund_payment'
import { undoConfirmation } from '#app/payments/actions/undo_confirmation'
import { withFormNumbers } from '#app/payments/http/form_numbers'
import { withStoredProof } from '#app/payments/proofs/stored_proof'
import { refundValidator, undoValidator } from '#app/payments/validators'
import { signedIn } from '#app/platform/access/signed_in'
import { acceptImage } from '#app/platform/uploads/accept_image'

/** Takes confirmations and money of learners' payments back. */
export default class CorrectPaymentsController {
  async undo({ auth, params, request }: HttpContext) {
    const { alasan } = await request.validateUsing(undoValidator)
    const status = await undoConfirmation(signedIn(auth), params.id, alasan)
    const message =
      status === 'pending'
        ? 'Konfirmasi dibatalkan. Pembayaran ini menunggu keputusan lagi.'
        : 'Pembayaran yang dicatat ini dibatalkan.'
    return { message, data: { status } }
  }

  async refund({ auth, params, request }: HttpContext) {
    const [admin, id] = [signedIn(auth), params.id]
    await refuseNothingLeft(admin, id)
    const data = withFormNumbers(request, ['jumlah'])
    const input = await request.validateUsing(refundValidator, { data })
    const order = {
      reason: input.alasan,
      amount: input.jumlah,
      day: input.tanggal,
      access: input.akses ?? 'cabut',
    } as const
    const file = request.file('bukti')
    const refund = file
      ? await withStoredProof(await acceptImage(file), ({ name }) =>
          refundPayment(admin, id, { ...order, proof: name })
        )
      : await refundPayment(admin, id, { ...order, proof: null })
    const { amount, access } = refund
    return {
      message: 'Pengembalian dana berhasil dicatat.',
      data: { jumlah: amount, akses: access },
    }
  }
}
