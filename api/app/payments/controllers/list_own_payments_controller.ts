import type { HttpContext } from '@adonisjs/core/http'
import { listOwnPayments } from '#app/payments/actions/list_own_payments'
import { ownPayment } from '#app/payments/transformers/own_payment'

export default class ListOwnPaymentsController {
  async handle({ auth }: HttpContext) {
    const payments = await listOwnPayments(auth.use('web').getUserOrFail().id)
    return { data: payments.map(ownPayment) }
  }
}
