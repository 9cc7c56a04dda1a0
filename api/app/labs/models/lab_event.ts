import { BaseModel, column } from '@adonisjs/lucid/orm'
import { instant } from '#app/platform/database/columns'

/** Something that an invigilator should know of, as a kiosk reported it. */
export default class LabEvent extends BaseModel {
  static override table = 'lab_events'

  @column({ isPrimary: true })
  declare id: number

  @column()
  declare labId: number

  @column()
  declare seat: string

  /** The attempt that was sat there at that moment, if any. */
  @column()
  declare attemptId: number | null

  @column()
  declare kind: string

  @column()
  declare detail: string

  /** How often it happened, when the kiosk joined repetitions. */
  @column()
  declare count: number

  @instant()
  declare at: number

  @instant()
  declare receivedAt: number

  @column()
  declare fingerprint: string
}
