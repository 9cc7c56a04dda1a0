import type { HttpContext } from '@adonisjs/core/http'
import { listPayments } from '#app/payments/actions/list_payments'
import { listedPayment } from '#app/payments/transformers/listed_payment'
import { listPaymentsValidator } from '#app/payments/validators'
import { withListDefaults } from '#app/platform/listing/list_query'

export default class ListPaymentsController {
  async handle({ request }: HttpContext) {
    const query = await request.validateUsing(listPaymentsValidator, { data: request.qs() })
    const { rows, total, totalPages } = await listPayments(withListDefaults(query, 'createdAt'))
    return { payments: rows.map(listedPayment), totalPages, total }
  }
}
