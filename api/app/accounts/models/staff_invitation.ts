import { BaseModel, column } from '@adonisjs/lucid/orm'
import { instant } from '#app/platform/database/columns'
import type { StaffRole } from '#contracts/capabilities'

/** A link that opens one staff account. It is deleted when it is used, replaced or withdrawn. */
export default class StaffInvitation extends BaseModel {
  static override table = 'staff_invitations'

  @column({ isPrimary: true })
  declare id: number

  /** Canonical; the account gets this one. */
  @column()
  declare email: string

  @column()
  declare name: string

  @column()
  declare role: StaffRole

  @column({ serializeAs: null })
  declare tokenHash: string

  /** Invalid once this admin isn't one any more. */
  @column()
  declare invitedBy: number

  @instant()
  declare createdAt: number

  @instant()
  declare expiresAt: number
}
