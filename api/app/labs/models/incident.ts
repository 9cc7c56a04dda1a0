import { BaseModel, column } from '@adonisjs/lucid/orm'
import { instant } from '#app/platform/database/columns'

/** Something a kiosk reported for the invigilator. The table keeps an older name. */
export default class Incident extends BaseModel {
  static override table = 'lab_events'

  @column({ isPrimary: true })
  declare id: number

  @column()
  declare labId: number

  @column()
  declare seat: string

  /** The attempt that ran at the seat at that time, if any. */
  @column()
  declare attemptId: number | null

  @column()
  declare kind: string

  @column()
  declare detail: string

  /** Number of repetitions that the kiosk joined into one. */
  @column()
  declare count: number

  @instant()
  declare at: number

  @instant()
  declare receivedAt: number

  @column()
  declare fingerprint: string
}
