import db from '@adonisjs/lucid/services/db'
import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { MESSAGE_KINDS, MESSAGES, type MessageKind } from '#contracts/messages'

/** Beside the academy's other settings, one row for each text of its own. */
const TABLE = 'settings'
const nameOf = (kind: MessageKind) => `message_text_${kind}`

export type MessageTexts = Record<MessageKind, string>

/** The text of each kind: the academy's own, or the usual one. */
export async function readMessageTexts(
  client: QueryClientContract = db.connection()
): Promise<MessageTexts> {
  const rows = (await client
    .from(TABLE)
    .whereIn('name', MESSAGE_KINDS.map(nameOf))
    .select('name', 'value')) as { name: string; value: string }[]
  const own = new Map(rows.map(({ name, value }) => [name, value]))
  const texts = MESSAGE_KINDS.map((kind) => [kind, own.get(nameOf(kind)) ?? MESSAGES[kind].text])
  return Object.fromEntries(texts) as MessageTexts
}

/** @param text null for the usual one */
export async function writeMessageText(
  client: QueryClientContract,
  kind: MessageKind,
  text: string | null,
  now: number
): Promise<void> {
  const name = nameOf(kind)
  if (text === null) {
    await client.from(TABLE).where('name', name).delete()
    return
  }
  const row = { name, value: text, updated_at: now }
  await client.knexQuery().table(TABLE).insert(row).onConflict('name').merge()
}
