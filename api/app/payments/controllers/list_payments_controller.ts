import type { HttpContext } from '@adonisjs/core/http'
import { paymentListing } from '#app/payments/actions/list_payments'
import { listedPayment } from '#app/payments/transformers/listed_payment'
import { listPaymentsValidator } from '#app/payments/validators'
import { withListDefaults } from '#app/platform/listing/list_query'
import { sendList } from '#app/platform/listing/send_list'
import { PAYMENT_LIST } from '#contracts/sort_columns'

export default class ListPaymentsController {
  async handle(ctx: HttpContext) {
    const query = await ctx.request.validateUsing(listPaymentsValidator, {
      data: ctx.request.qs(),
    })
    const listing = paymentListing(withListDefaults(query, PAYMENT_LIST))
    return sendList(ctx, 'payments', listing, listedPayment)
  }
}
