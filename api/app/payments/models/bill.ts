import { BaseModel, column } from '@adonisjs/lucid/orm'
import { instant } from '#app/platform/database/columns'

/** The amount that a learner is asked to pay for a package. It counts while it is open, and once it was paid. */
export default class Bill extends BaseModel {
  static override table = 'bills'

  @column({ isPrimary: true })
  declare id: number

  @column()
  declare userId: number

  @column()
  declare packageId: number

  /** The bundle that it is for, whose first package is `packageId`; null for a package alone. */
  @column()
  declare bundleId: number | null

  /** Rupiah, the price when the bill was made. */
  @column()
  declare price: number

  /** The promo code that it was made with, and the rupiah that it takes off. */
  @column()
  declare promoId: number | null

  @column()
  declare discount: number

  /** When another bill took its place: it can't be paid any more. */
  @instant()
  declare replacedAt: number | null

  /** Rupiah to pay. */
  @column()
  declare amount: number

  /** The amount while the bill is open; a unique index refuses a second one. */
  @column()
  declare openAmount: number | null

  /** `user:package`, or `user:b` with the bundle, while it is open; a unique index refuses a second one. */
  @column()
  declare openKey: string | null

  @instant()
  declare createdAt: number

  @instant()
  declare expiresAt: number

  /** The `openKey` of an open bill. */
  static openKeyOf(userId: number, packageId: number, bundleId: number | null = null): string {
    return bundleId === null ? `${userId}:${packageId}` : `${userId}:b${bundleId}`
  }
}
