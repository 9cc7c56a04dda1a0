import type { HttpContext } from '@adonisjs/core/http'
import { findPayers } from '#app/payments/actions/find_payers'
import { recordPayment, refuseEntry } from '#app/payments/actions/record_payment'
import { withFormNumbers } from '#app/payments/http/form_numbers'
import { wantedOf } from '#app/payments/http/wanted_product'
import { withStoredProof } from '#app/payments/proofs/stored_proof'
import { approvalLink } from '#app/payments/actions/tell_buyer'
import { findPayersValidator, recordPaymentValidator } from '#app/payments/validators'
import { signedIn } from '#app/platform/access/signed_in'
import { acceptImage } from '#app/platform/uploads/accept_image'

/** Payments that admins have received themselves. */
export default class EnteredPaymentsController {
  /** Whose payment may be entered. */
  async payers({ request }: HttpContext) {
    const { search } = await request.validateUsing(findPayersValidator, { data: request.qs() })
    const found = await findPayers(search)
    return { data: found.map(({ id, name, nohp }) => ({ id, nama: name, nohp })) }
  }

  async store({ auth, request, response }: HttpContext) {
    const admin = signedIn(auth)
    const data = withFormNumbers(request, ['userId', 'paketId', 'bundelId', 'jumlah'])
    const input = await request.validateUsing(recordPaymentValidator, { data })
    const entry = {
      userId: input.userId,
      wanted: wantedOf(input.paketId, input.bundelId),
      amount: input.jumlah,
      way: input.cara,
      paidAt: input.tanggal,
      note: input.catatan ?? null,
    }
    const file = request.file('bukti')
    const { payment, buyer } = file
      ? await withStoredProof(
          await acceptImage(file, { beforeDecoding: () => refuseEntry(admin, entry) }),
          (proof) => recordPayment(admin, entry, proof)
        )
      : await recordPayment(admin, entry, null)

    const { id, status, amount } = payment
    response.status(201)
    return {
      message: 'Pembayaran berhasil dicatat. Aksesnya sudah diberikan.',
      data: { id, status, amount },
      waLink: await approvalLink(payment, buyer),
    }
  }
}
