import User from '#app/accounts/models/user'
import { addStop, hasStopped, removeStops } from '#app/messages/rows/mail_stops'
import { readStopToken } from '#app/messages/secrets/stop_token'
import { recordAudit } from '#app/audit/actions/record_audit'
import Message from '#app/messages/models/message'
import { clock } from '#app/platform/time/clock'
import { inTransaction } from '#app/platform/database/transaction'
import { NotFound } from '#app/platform/errors/failures'
import { MESSAGE_KINDS, MESSAGES, STOP_LINK_WRONG } from '#contracts/messages'

const STOPPABLE = MESSAGE_KINDS.filter((kind) => !MESSAGES[kind].isAboutExam)

/**
 * Whether whoever has this token gets no e-mail beside that about their exams.
 * @throws NotFound for a token that this server didn't make
 */
export async function readMailStop(token: string): Promise<boolean> {
  return hasStopped(await ownerOf(token))
}

/**
 * Stops such e-mails, or has them sent again. Repeating it changes nothing.
 * @throws NotFound for a token that this server didn't make
 */
export async function changeMailStop(token: string, isStopped: boolean): Promise<void> {
  const userId = await ownerOf(token)
  await inTransaction(async (trx) => {
    // Of two clicks the second waits here.
    const user = await User.query({ client: trx }).where('id', userId).forUpdate().firstOrFail()
    if ((await hasStopped(userId, trx)) === isStopped) return
    if (isStopped) await addStop(trx, userId, clock.now())
    else await removeStops(trx, userId)
    if (isStopped) {
      await Message.query({ client: trx })
        .where('userId', userId)
        .whereIn('kind', STOPPABLE)
        .where('mailState', 'antre')
        .update({ mail_state: 'batal', mail_next_at: null })
    }
    await recordAudit(trx, {
      actor: user,
      action: isStopped ? 'user.mail_stopped' : 'user.mail_resumed',
      subject: { type: 'user', id: userId },
      details: { name: user.name },
    })
  })
}

/** The account that a token is about today: of a merged one, the one that goes on. */
async function ownerOf(token: string): Promise<number> {
  const id = readStopToken(token)
  const user = id === null ? null : await User.find(id)
  if (!user || user.erasedAt !== null) throw new NotFound(STOP_LINK_WRONG)
  return user.mergedInto ?? user.id
}
