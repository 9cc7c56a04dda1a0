import { BaseModel, column } from '@adonisjs/lucid/orm'
import { flag, instant } from '#app/platform/database/columns'
import type { EventStatus } from '#app/events/domain/schedule'
import type { EventStart } from '#contracts/events'
import type { ListeningMode } from '#contracts/listening'

/** A common exam of one package: its learners, place and time. */
export default class ExamEvent extends BaseModel {
  static override table = 'exam_events'

  @column({ isPrimary: true })
  declare id: number

  @column()
  declare name: string

  @column()
  declare packageId: number

  @column()
  declare status: EventStatus

  /** The lab where it takes place; null for any place. */
  @column()
  declare labId: number | null

  /** The set time. */
  @instant()
  declare startsAt: number

  @column()
  declare startMode: EventStart

  @column()
  declare windowMinutes: number

  @column()
  declare toleranceMinutes: number

  /** The longest rest between two sessions. */
  @column()
  declare restMinutes: number

  /** Whether each learner sees the options in an order of their own. */
  @flag()
  declare shufflesOptions: boolean

  /** How its learners sit the listening session. */
  @column()
  declare listeningMode: ListeningMode

  /** Whether learners are admitted by a token. */
  @flag()
  declare hasToken: boolean

  @column()
  declare tokenMinutes: number

  /** When 'Mulai Bersama' was pressed. */
  @instant()
  declare startedAt: number | null

  /** Minutes that all invigilators together may give to a learner. */
  @column()
  declare invigilatorsMinutes: number

  /** From when on its learners see their results; null for at once. */
  @instant()
  declare resultsOpenAt: number | null

  /** When it was closed: nothing in it changes any more. */
  @instant()
  declare closedAt: number | null

  /** Until when the last learner who was let in after the tolerance may begin. */
  @instant()
  declare lateUntil: number | null

  @column()
  declare closedBy: number | null

  /** What was remarked at its closing. */
  @column()
  declare remarks: string | null

  /** How many learners it has. */
  @column()
  declare learners: number

  @instant()
  declare createdAt: number

  @instant()
  declare updatedAt: number
}
