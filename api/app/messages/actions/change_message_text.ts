import type User from '#app/accounts/models/user'
import { recordAudit } from '#app/audit/actions/record_audit'
import {
  readMessageTexts,
  writeMessageText,
  type MessageTexts,
} from '#app/messages/rows/message_texts'
import { inTransaction } from '#app/platform/database/transaction'
import { clock } from '#app/platform/time/clock'
import { MESSAGE_KINDS, MESSAGES, type MessageKind } from '#contracts/messages'

/** The text of each kind, with whether it is the usual one. */
export async function listMessageTexts(): Promise<ListedText[]> {
  return listed(await readMessageTexts())
}

/** The text of a kind. */
export interface ListedText {
  kind: MessageKind
  text: string
  isUsual: boolean
}

function listed(texts: MessageTexts): ListedText[] {
  return MESSAGE_KINDS.map((kind) => ({
    kind,
    text: texts[kind],
    isUsual: texts[kind] === MESSAGES[kind].text,
  }))
}

/**
 * Changes the text of one kind. The usual one isn't stored: it follows later versions.
 * @returns all texts
 */
export async function changeMessageText(
  admin: User,
  kind: MessageKind,
  after: string
): Promise<ListedText[]> {
  return inTransaction(async (trx) => {
    const before = await readMessageTexts(trx)
    const usual = MESSAGES[kind].text
    if (before[kind] === after) return listed(before)
    await writeMessageText(trx, kind, after === usual ? null : after, clock.now())
    await recordAudit(trx, {
      actor: admin,
      action: 'settings.message_text_changed',
      subject: { type: 'settings', id: null },
      details: { kind, before: before[kind], after },
    })
    return listed({ ...before, [kind]: after })
  })
}
