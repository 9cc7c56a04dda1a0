import type { HttpContext } from '@adonisjs/core/http'
import type { Infer } from '@vinejs/vine/types'
import {
  refundClassPayment,
  refuseNoClassRefund,
  undoClassConfirmation,
} from '#app/payments/actions/correct_class_payment'
import { refundPayment, refuseNothingLeft } from '#app/payments/actions/refund_payment'
import { undoConfirmation } from '#app/payments/actions/undo_confirmation'
import { withFormNumbers } from '#app/payments/http/form_numbers'
import { withStoredProof } from '#app/payments/proofs/stored_proof'
import { refundValidator, undoValidator } from '#app/payments/validators'
import { signedIn } from '#app/platform/access/signed_in'
import { acceptImage } from '#app/platform/uploads/accept_image'

/** Takes confirmations and money of payments back, of learners' and of classes'. */
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
    const refund = await withRefundProof(request, (proof) =>
      refundPayment(admin, id, { ...orderOf(input), proof })
    )
    return refunded(refund)
  }

  async undoClass({ auth, params, request }: HttpContext) {
    const { alasan } = await request.validateUsing(undoValidator)
    await undoClassConfirmation(signedIn(auth), params.id, alasan)
    return { message: 'Konfirmasi dibatalkan. Pembayaran kelas ini menunggu keputusan lagi.' }
  }

  async refundClass({ auth, params, request }: HttpContext) {
    const [admin, id] = [signedIn(auth), params.id]
    await refuseNoClassRefund(id)
    const data = withFormNumbers(request, ['jumlah'])
    const input = await request.validateUsing(refundValidator, { data })
    const refund = await withRefundProof(request, (proof) =>
      refundClassPayment(admin, id, { ...orderOf(input), proof })
    )
    return refunded(refund)
  }
}

function orderOf({ alasan, jumlah, tanggal, akses }: Infer<typeof refundValidator>) {
  return { reason: alasan, amount: jumlah, day: tanggal, access: akses ?? 'cabut' } as const
}

/** Stores the refund's own proof, if there is one. */
async function withRefundProof<T>(
  request: HttpContext['request'],
  work: (proof: string | null) => Promise<T>
): Promise<T> {
  const file = request.file('bukti')
  if (!file) return work(null)
  return withStoredProof(await acceptImage(file), ({ name }) => work(name))
}

function refunded({ amount, access }: { amount: number; access: string }) {
  return {
    message: 'Pengembalian dana berhasil dicatat.',
    data: { jumlah: amount, akses: access },
  }
}
