import type { HttpContext } from '@adonisjs/core/http'
import type { Infer } from '@vinejs/vine/types'
import { decidePayment } from '#app/payments/actions/decide_payment'
import { paymentListing } from '#app/payments/actions/list_payments'
import { approvalLink, sendPaymentMessage } from '#app/payments/actions/tell_buyer'
import { listedPayment } from '#app/payments/transformers/payment'
import {
  decidePaymentValidator,
  listPaymentsValidator,
  tellBuyerValidator,
} from '#app/payments/validators'
import { withListDefaults } from '#app/listing/pages/list_query'
import { sendList } from '#app/listing/http/send_list'
import { sendListWorkbook } from '#app/listing/http/send_list_workbook'
import { PAYMENT_WORKBOOK } from '#app/payments/transformers/payment_workbook'
import { signedIn } from '#app/platform/access/signed_in'
import { PAYMENT_LIST } from '#contracts/payments'

type Query = Infer<typeof listPaymentsValidator>

/** Who has waited longest comes first; otherwise the newest does. */
function orderOf(query: Query) {
  const { status, sortBy, sortOrder } = query
  const isQueue = status === 'pending' && sortBy === undefined && sortOrder === undefined
  return withListDefaults({ ...query, ...(isQueue && { sortOrder: 'ASC' }) }, PAYMENT_LIST)
}

function listingOf(query: Query) {
  const { status, paket, nomor, dari, sampai } = query
  return paymentListing(orderOf(query), { status, paket, nomor, dari, sampai })
}

export default class AdminPaymentsController {
  async index(ctx: HttpContext) {
    const query = await ctx.request.validateUsing(listPaymentsValidator, {
      data: ctx.request.qs(),
    })
    return sendList(ctx, 'payments', listingOf(query), listedPayment)
  }

  async excel(ctx: HttpContext) {
    const query = await ctx.request.validateUsing(listPaymentsValidator, {
      data: ctx.request.qs(),
    })
    await sendListWorkbook(ctx, 'payments', listingOf(query), PAYMENT_WORKBOOK)
  }

  async decide({ auth, params, request }: HttpContext) {
    const admin = signedIn(auth)
    const input = await request.validateUsing(decidePaymentValidator)
    const id = params.id
    if (input.status === 'rejected') {
      await decidePayment(admin, id, { status: 'rejected', reason: input.alasanPenolakan })
      return { message: 'Pembayaran berhasil ditolak.' }
    }
    const { payment, buyer } = await decidePayment(admin, id, { status: 'confirmed' })
    const waLink = await approvalLink(payment, buyer)
    return { message: 'Pembayaran berhasil dikonfirmasi.', waLink }
  }

  /** The WhatsApp link that tells the buyer, whose message is marked as sent. */
  async tell({ auth, params, request }: HttpContext) {
    const { lagi: isAgain } = await request.validateUsing(tellBuyerValidator)
    const waLink = await sendPaymentMessage(signedIn(auth), params.id, isAgain)
    return { message: 'Pesan ditandai terkirim.', waLink }
  }
}
