import db from '@adonisjs/lucid/services/db'
import type { QueryClientContract, TransactionClientContract } from '@adonisjs/lucid/types/database'
import { readSettings } from '#app/academy/actions/academy_settings'
import User from '#app/accounts/models/user'
import { recordAudit } from '#app/audit/actions/record_audit'
import { messageText, spokenTime } from '#app/messages/domain/message_text'
import Message from '#app/messages/models/message'
import { readMessageTexts } from '#app/messages/rows/message_texts'
import { inTransaction } from '#app/platform/database/transaction'
import { Conflict, NotFound } from '#app/platform/errors/failures'
import { clock } from '#app/platform/time/clock'
import { MESSAGES, whatsappLink } from '#contracts/messages'
import env from '#start/env'

/**
 * Marks a message as sent, and returns the WhatsApp link with which the admin sends it. Of two admins at once one gets
 * the link; the other is told who has sent it.
 * @throws NotFound, also for a kind that isn't this admin's; Conflict when it was sent, or its time is over
 */
export async function sendMessage(admin: User, id: number): Promise<string> {
  return inTransaction(async (trx) => {
    const message = await lockMessage(trx, admin, id)
    await refuseSent(trx, message)
    const now = clock.now()
    if (message.until !== null && message.until <= now) {
      throw new Conflict('Waktu untuk pesan ini sudah lewat.')
    }
    const learner = await User.findOrFail(message.userId, { client: trx })
    await message.merge({ sentAt: now, sentBy: admin.id }).save()
    await recordAudit(trx, {
      actor: admin,
      action: 'message.sent',
      subject: { type: 'message', id },
      details: { userId: learner.id, userName: learner.name, kind: message.kind },
    })
    return linkOf(message, learner, trx)
  })
}

/** The WhatsApp link of a message, whoever sent it when. */
export async function linkOf(
  { kind, facts }: Pick<Message, 'kind' | 'facts'>,
  { name, nohp }: Pick<User, 'name' | 'nohp'>,
  client: QueryClientContract = db.connection()
): Promise<string> {
  const { academyName } = await readSettings(client)
  const texts = await readMessageTexts(client)
  const told = { name, academyName, facts }
  return whatsappLink(nohp, messageText(texts[kind], told, env.get('APP_URL')))
}

/**
 * Takes the mark of a message back, so that it waits again.
 * @throws NotFound, also for a kind that isn't this admin's; Conflict when it isn't marked
 */
export async function unmarkMessage(admin: User, id: number): Promise<void> {
  await inTransaction(async (trx) => {
    const message = await lockMessage(trx, admin, id)
    if (message.sentAt === null) throw new Conflict('Pesan ini belum ditandai terkirim.')
    const learner = await User.findOrFail(message.userId, { client: trx })
    await message.merge({ sentAt: null, sentBy: null }).save()
    await recordAudit(trx, {
      actor: admin,
      action: 'message.unsent',
      subject: { type: 'message', id },
      details: { userId: learner.id, userName: learner.name, kind: message.kind },
    })
  })
}

/**
 * Queues a failed e-mail again, at once and with all its tries.
 * @throws NotFound, also for a kind that isn't this admin's; Conflict when it didn't fail
 */
export async function retryMail(admin: User, id: number): Promise<void> {
  await inTransaction(async (trx) => {
    const message = await lockMessage(trx, admin, id)
    if (message.mailState !== 'gagal') throw new Conflict('Email ini tidak gagal.')
    const learner = await User.findOrFail(message.userId, { client: trx })
    await message
      .merge({ mailState: 'antre', mailTries: 0, mailNextAt: clock.now(), mailError: null })
      .save()
    await recordAudit(trx, {
      actor: admin,
      action: 'message.mail_retried',
      subject: { type: 'message', id },
      details: { userId: learner.id, userName: learner.name, kind: message.kind },
    })
  })
}

async function lockMessage(
  trx: TransactionClientContract,
  admin: User,
  id: number
): Promise<Message> {
  const message = await Message.query({ client: trx }).where('id', id).forUpdate().first()
  if (!message || !admin.can(MESSAGES[message.kind].needs)) {
    throw new NotFound('Pesan tidak ditemukan.')
  }
  return message
}

async function refuseSent(trx: TransactionClientContract, message: Message): Promise<void> {
  if (message.sentAt === null) return
  const sender = message.sentBy === null ? null : await User.find(message.sentBy, { client: trx })
  throw new Conflict(
    `Pesan ini sudah dikirim oleh ${sender?.name ?? 'admin lain'} pada ${spokenTime(message.sentAt)}.`
  )
}
