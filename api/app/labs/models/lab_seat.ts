import { BaseModel, column } from '@adonisjs/lucid/orm'
import { instant } from '#app/platform/database/columns'

/** A computer of a lab, and who was last seen at it. */
export default class LabSeatRow extends BaseModel {
  static override table = 'lab_seats'

  @column()
  declare labId: number

  @column({ isPrimary: true })
  declare seat: string

  /** Null when nobody was signed in. */
  @column()
  declare userId: number | null

  /** When this user, or nobody, was first seen there. */
  @instant()
  declare since: number

  @instant()
  declare seenAt: number
}
