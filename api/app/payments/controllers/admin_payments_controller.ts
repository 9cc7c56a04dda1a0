import type { HttpContext } from '@adonisjs/core/http'
import { confirmPayment, decidePayment } from '#app/payments/actions/decide_payment'
import { paymentListing } from '#app/payments/actions/list_payments'
import { approvalLink } from '#app/payments/transformers/approval_message'
import { listedPayment } from '#app/payments/transformers/payment'
import { decidePaymentValidator, listPaymentsValidator } from '#app/payments/validators'
import { withListDefaults } from '#app/listing/pages/list_query'
import { sendList } from '#app/listing/http/send_list'
import { signedIn } from '#app/platform/access/signed_in'
import { PAYMENT_LIST } from '#contracts/payments'

export default class AdminPaymentsController {
  async index(ctx: HttpContext) {
    const query = await ctx.request.validateUsing(listPaymentsValidator, {
      data: ctx.request.qs(),
    })
    const listing = paymentListing(withListDefaults(query, PAYMENT_LIST))
    return sendList(ctx, 'payments', listing, listedPayment)
  }

  async decide({ auth, params, request }: HttpContext) {
    const admin = signedIn(auth)
    const input = await request.validateUsing(decidePaymentValidator)
    const id = params.id
    if (input.status === 'rejected') {
      await decidePayment(admin, id, { status: 'rejected', reason: input.alasanPenolakan })
      return { message: 'Pembayaran berhasil ditolak.' }
    }
    const waLink = approvalLink(await confirmPayment(admin, id))
    return { message: 'Pembayaran berhasil dikonfirmasi.', waLink }
  }
}
