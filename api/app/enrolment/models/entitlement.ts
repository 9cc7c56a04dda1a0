import { BaseModel, column } from '@adonisjs/lucid/orm'
import { instant } from '#app/platform/database/columns'

/** The right to one attempt of a package, granted by one confirmed payment. */
export default class Entitlement extends BaseModel {
  static override table = 'entitlements'

  @column({ isPrimary: true })
  declare id: number

  @column()
  declare paymentId: number

  @column()
  declare userId: number

  @column()
  declare packageId: number

  @instant()
  declare grantedAt: number

  @instant()
  declare usedAt: number | null
}
