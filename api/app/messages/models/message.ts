import { BaseModel, column } from '@adonisjs/lucid/orm'
import { instant, json } from '#app/platform/database/columns'
import type { MessageFacts } from '#app/messages/domain/news'
import type { MailState, MessageKind } from '#contracts/messages'

/** What a learner is told. An admin sends it by WhatsApp; a queue sends it by e-mail, where there is an address. */
export default class Message extends BaseModel {
  static override table = 'messages'

  @column({ isPrimary: true })
  declare id: number

  @column()
  declare kind: MessageKind

  @column()
  declare userId: number

  /** What it is about, such as 'payment:12'. */
  @column()
  declare subject: string

  /** The occurrence that caused it. */
  @column()
  declare source: string

  @json()
  declare facts: MessageFacts

  @instant()
  declare createdAt: number

  /** From when on it is worth sending. */
  @instant()
  declare dueAt: number

  /** Until when it is worth sending; null for ever. */
  @instant()
  declare until: number | null

  /** When an admin sent it by WhatsApp. */
  @instant()
  declare sentAt: number | null

  @column()
  declare sentBy: number | null

  /** Null where no e-mail is sent. */
  @column()
  declare mailState: MailState | null

  /** How often it was tried. */
  @column()
  declare mailTries: number

  @instant()
  declare mailNextAt: number | null

  /** Whose attempt is under way. */
  @column()
  declare mailClaim: string | null

  /** Until when nobody else may try. */
  @instant()
  declare mailClaimedUntil: number | null

  /** What went wrong last, as a sentence. */
  @column()
  declare mailError: string | null

  @instant()
  declare mailedAt: number | null
}
