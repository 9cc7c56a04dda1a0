import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import User from '#app/accounts/models/user'
import { linkOf, sendMessage } from '#app/messages/actions/send_message'
import { tellLearner } from '#app/messages/actions/tell_learners'
import { withdrawMessages } from '#app/messages/actions/withdraw_messages'
import { sourceOf } from '#app/messages/domain/news'
import Message from '#app/messages/models/message'
import { PAYMENT_NEWS, paymentNews } from '#app/payments/domain/payment_news'
import { refundedOf } from '#app/payments/actions/read_refunds'
import Payment from '#app/payments/models/payment'
import { Conflict, NotFound } from '#app/platform/errors/failures'

/** Notes what the buyer of a payment is to be told, in place of what they were to be told until now. */
export async function tellBuyer(
  trx: TransactionClientContract,
  payment: Payment,
  buyer: User,
  now: number
): Promise<void> {
  await forgetNews(trx, payment.id)
  const news = paymentNews(payment)
  if (news) await tellLearner(trx, buyer, news, now)
}

/** What was to be told about a payment isn't true any more. */
export async function forgetNews(trx: TransactionClientContract, id: number): Promise<void> {
  await withdrawMessages(trx, { subjects: [`payment:${id}`], kinds: PAYMENT_NEWS })
}

/**
 * The WhatsApp link with which the buyer of a decided payment is told, whose message is marked as sent. Payments that were
 * decided before there were messages, or whose buyer isn't a learner, have the link alone.
 * @param isAgain whether it is sent once more: the mark stays as it is
 * @throws NotFound; Conflict while it waits, once its money was paid back, and when another admin has sent it
 */
export async function sendPaymentMessage(
  admin: User,
  id: number,
  isAgain: boolean
): Promise<string> {
  const payment = await Payment.find(id)
  if (!payment) throw new NotFound('Pembayaran tidak ditemukan.')
  const news = paymentNews(payment)
  const isRefunded = ((await refundedOf([id])).get(id) ?? 0) > 0
  if (!news || (news.kind === 'dikonfirmasi' && isRefunded)) {
    throw new Conflict('Tidak ada yang perlu diberitahukan tentang pembayaran ini.')
  }
  const { userId } = payment
  const message = isAgain ? null : await Message.findBy({ source: sourceOf(news), userId })
  if (message) return sendMessage(admin, message.id)
  return linkOf(news, await User.findOrFail(userId))
}

/** The link of a payment that was just confirmed, which marks nothing. */
export function approvalLink(payment: Payment, buyer: User): Promise<string> {
  const news = paymentNews(payment)
  if (!news) throw new Error('a payment that waits has no message')
  return linkOf(news, buyer)
}
