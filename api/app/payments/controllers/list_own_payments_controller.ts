import type { HttpContext } from '@adonisjs/core/http'
import Payment from '#app/payments/models/payment'
import { ownPayment } from '#app/payments/transformers/own_payment'

export default class ListOwnPaymentsController {
  async handle({ auth }: HttpContext) {
    const user = auth.use('web').getUserOrFail()
    const payments = await Payment.query().where('userId', user.id).orderBy('id', 'desc')
    return { data: payments.map(ownPayment) }
  }
}
