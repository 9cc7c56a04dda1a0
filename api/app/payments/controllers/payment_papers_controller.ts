import type { HttpContext } from '@adonisjs/core/http'
import { sendPaper } from '#app/paper/http/send_paper'
import {
  takeClassReceipt,
  takeInvoice,
  takeReceipt,
  type TakenPaper,
} from '#app/payments/actions/take_papers'
import { signedIn } from '#app/platform/access/signed_in'

/** Receipts and invoices as PDFs. */
export default class PaymentPapersController {
  /** For the learner who paid. */
  async own(ctx: HttpContext) {
    return send(ctx, 'Kuitansi', await takeReceipt(ctx.params.id, signedIn(ctx.auth).id))
  }

  async receipt(ctx: HttpContext) {
    return send(ctx, 'Kuitansi', await takeReceipt(ctx.params.id, null))
  }

  async classReceipt(ctx: HttpContext) {
    return send(ctx, 'Kuitansi', await takeClassReceipt(ctx.params.id))
  }

  async invoice(ctx: HttpContext) {
    const { learners, ...paper } = await takeInvoice(ctx.params.id)
    const exported = { list: 'invoice', rows: learners, classPaymentId: Number(ctx.params.id) }
    return send(ctx, 'Faktur', paper, exported)
  }
}

function send(
  ctx: HttpContext,
  kind: 'Kuitansi' | 'Faktur',
  { number, content }: TakenPaper,
  exported?: { list: string; rows: number; classPaymentId: number }
) {
  const name = `${kind}-${number.replaceAll('/', '-')}`
  return sendPaper(ctx, { name, type: 'pdf', ...(exported && { exported }) }, content)
}
