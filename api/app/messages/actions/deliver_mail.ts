import { randomUUID } from 'node:crypto'
import type { LoggerService } from '@adonisjs/core/types'
import db from '@adonisjs/lucid/services/db'
import { readSettings } from '#app/academy/actions/academy_settings'
import User from '#app/accounts/models/user'
import { htmlBody, plainBody } from '#app/messages/domain/mail_body'
import { readFailure, type MailFailure } from '#app/messages/domain/mail_failure'
import { CLAIM_MS, nextTry } from '#app/messages/domain/mail_schedule'
import { messageText } from '#app/messages/domain/message_text'
import { isMailed } from '#app/messages/domain/news'
import type { Letter, Post } from '#app/messages/mail/post'
import Message from '#app/messages/models/message'
import { hasStopped } from '#app/messages/rows/mail_stops'
import { readMessageTexts } from '#app/messages/rows/message_texts'
import { stopToken } from '#app/messages/secrets/stop_token'
import { clock } from '#app/platform/time/clock'
import { MESSAGES, STOP_MAIL_CALL, STOP_MAIL_SCREEN } from '#contracts/messages'
import { API_ROOT, pathOf } from '#contracts/paths'
import env from '#start/env'

/** Of one round; the next one takes the others. */
const AT_ONCE = 100

/** What became of a round. */
export interface Delivered {
  sent: number
  failed: number
}

/**
 * Sends the e-mails whose time has come, one after the other. Each is claimed before it is sent: of several processes
 * one sends it, and one whose process died is sent again when its claim is over, under the same Message-ID (ADR 81). A
 * failure of the server ends the round, because the others would fail too.
 */
export async function deliverMail(
  post: Post,
  { signal, logger }: { signal: AbortSignal; logger: Pick<LoggerService, 'warn'> }
): Promise<Delivered> {
  const done = { sent: 0, failed: 0 }
  if (!post.isOn) return done
  for (const id of await dueMail(clock.now())) {
    if (signal.aborted) break
    const message = await claim(id, clock.now())
    if (!message) continue
    const outcome = await deliver(post, message)
    if (outcome === 'sent') done.sent++
    if (typeof outcome === 'string') continue
    done.failed++
    logger.warn({ messageId: id, answer: outcome.sentence }, 'an e-mail was not sent')
    if (outcome.isOfServer) break
  }
  return done
}

async function dueMail(now: number): Promise<number[]> {
  const due = await free(now).orderBy('mailNextAt').orderBy('id').limit(AT_ONCE).select('id')
  return due.map(({ id }) => id)
}

/** The e-mails that may be claimed. */
function free(now: number) {
  return Message.query()
    .where('mailState', 'antre')
    .where('mailNextAt', '<=', now)
    .where((open) => {
      void open.whereNull('mailClaimedUntil').orWhere('mailClaimedUntil', '<=', now)
    })
}

/** Claims an e-mail in one statement, so that nobody else does. Its try counts, even if this process dies. */
async function claim(id: number, now: number): Promise<Message | null> {
  const mark = randomUUID()
  await free(now)
    .where('id', id)
    .update({
      mail_claim: mark,
      mail_claimed_until: now + CLAIM_MS,
      mail_tries: db.raw('mail_tries + 1'),
    })
  return Message.query().where('id', id).where('mailClaim', mark).first()
}

/** Sends a claimed e-mail, unless it isn't wanted any more, and stores what became of it. */
async function deliver(post: Post, message: Message): Promise<'sent' | 'unwanted' | MailFailure> {
  const letter = await letterOf(post, message)
  if (!letter) {
    await settle(message, { mail_state: 'batal', mail_next_at: null })
    return 'unwanted'
  }
  try {
    await post.send(letter)
  } catch (error) {
    const failure = readFailure(error)
    const next = failure.isPermanent ? null : nextTry(message.mailTries, clock.now())
    await settle(message, {
      mail_state: next === null ? 'gagal' : 'antre',
      mail_next_at: next,
      mail_error: failure.sentence,
    })
    return failure
  }
  await settle(message, {
    mail_state: 'terkirim',
    mail_next_at: null,
    mail_error: null,
    mailed_at: clock.now(),
  })
  return 'sent'
}

/** Ends the claim, unless it was over and another process has the e-mail now. */
async function settle(
  { id, mailClaim }: Message,
  outcome: Record<string, string | number | null>
): Promise<void> {
  await Message.query()
    .where('id', id)
    .where('mailClaim', mailClaim ?? '')
    .update({ ...outcome, mail_claim: null, mail_claimed_until: null })
}

/** The e-mail of a message as things are now; null when it is not to be sent any more. */
async function letterOf(post: Post, message: Message): Promise<Letter | null> {
  const user = await User.find(message.userId)
  const isOver = message.until !== null && message.until <= clock.now()
  if (!user || isOver || !isMailed(user)) return null
  const { subject, isAboutExam } = MESSAGES[message.kind]
  if (!isAboutExam && (await hasStopped(user.id))) return null

  const { academyName } = await readSettings()
  const texts = await readMessageTexts()
  const origin = env.get('APP_URL')
  const told = { name: user.name, academyName, facts: message.facts }
  const token = stopToken(user.id)
  const content = {
    academyName,
    text: messageText(texts[message.kind], told, origin),
    stopUrl: isAboutExam ? null : new URL(pathOf(STOP_MAIL_SCREEN, token), origin).href,
  }
  const postUrl = new URL(`${API_ROOT}${pathOf(STOP_MAIL_CALL, token)}`, origin).href
  return {
    messageId: `<pesan-${message.id}.${message.createdAt}@${post.domain}>`,
    to: { address: user.email, name: user.name },
    fromName: academyName,
    subject: `${subject} - ${academyName}`,
    text: plainBody(content),
    html: htmlBody(content),
    stop: isAboutExam ? null : { postUrl },
  }
}
