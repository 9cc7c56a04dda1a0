import type { HttpContext } from '@adonisjs/core/http'
import { decidePayment } from '#app/payments/actions/decide_payment'
import { approvalLink } from '#app/payments/transformers/approval_message'
import { decidePaymentValidator } from '#app/payments/validators'
import { readSettings } from '#app/academy/academy_settings'
import { appUrl } from '#config/app'
import { SCREENS } from '#contracts/paths'

export default class DecidePaymentController {
  async handle({ auth, params, request }: HttpContext) {
    const admin = auth.use('web').getUserOrFail()
    const input = await request.validateUsing(decidePaymentValidator)
    const id = Number(params.id)

    if (input.status === 'rejected') {
      await decidePayment(admin, id, { status: 'rejected', reason: input.alasanPenolakan })
      return { message: 'Pembayaran berhasil ditolak.' }
    }
    const { payment, buyer } = await decidePayment(admin, id, { status: 'confirmed' })
    const { academyName } = await readSettings()
    const waLink = approvalLink({
      name: buyer.name,
      nohp: buyer.nohp,
      packageName: payment.packageName,
      academyName,
      address: new URL(SCREENS.packages, appUrl).href,
    })
    return { message: 'Pembayaran berhasil dikonfirmasi.', waLink }
  }
}
