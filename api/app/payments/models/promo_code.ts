import { BaseModel, column } from '@adonisjs/lucid/orm'
import { instant } from '#app/platform/database/columns'
import type { PromoKind } from '#contracts/promos'

/** A code that learners type to pay less. Its terms never change: it is ended, and another one made. */
export default class PromoCode extends BaseModel {
  static override table = 'promo_codes'

  @column({ isPrimary: true })
  declare id: number

  /** As `canonicalPromo`. */
  @column()
  declare code: string

  @column()
  declare kind: PromoKind

  /** Per cent, or rupiah. */
  @column()
  declare value: number

  /** The package that it is for; null for all. */
  @column()
  declare packageId: number | null

  /** It counts from this instant on; null from the beginning. */
  @instant()
  declare validFrom: number | null

  /** Up to and without this instant; null for ever. */
  @instant()
  declare validUntil: number | null

  /** Uses of all learners together; null without a limit. */
  @column()
  declare maxUses: number | null

  @column()
  declare maxPerLearner: number | null

  /** When an admin ended it. */
  @instant()
  declare endedAt: number | null

  @column()
  declare createdBy: number

  @instant()
  declare createdAt: number
}
