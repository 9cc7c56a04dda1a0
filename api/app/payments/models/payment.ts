import { BaseModel, belongsTo, column } from '@adonisjs/lucid/orm'
import type { BelongsTo } from '@adonisjs/lucid/types/relations'
import User from '#app/accounts/models/user'
import { instant } from '#app/platform/database/columns'
import type { PaymentStatus, PaymentWay } from '#contracts/payments'

export default class Payment extends BaseModel {
  static override table = 'payments'

  @column({ isPrimary: true })
  declare id: number

  @column()
  declare userId: number

  @belongsTo(() => User)
  declare user: BelongsTo<typeof User>

  /** The buyer's present name and phone number, for sorting the admins' list. */
  @column()
  declare currentName: string

  @column()
  declare currentNohp: string

  @column()
  declare packageId: number

  /** The bundle that was bought, whose first package is `packageId`; null for a package alone. */
  @column()
  declare bundleId: number | null

  /** The name of the package, or of the bundle, when it was bought. */
  @column()
  declare packageName: string

  /** Rupiah: what was paid. The amount of its bill, or without one the package's price less the promo code's discount. */
  @column()
  declare amount: number

  /** The promo code that it was made with, its text then, and the rupiah that it took off. */
  @column()
  declare promoId: number | null

  @column()
  declare promoCode: string | null

  @column()
  declare discount: number

  /** The bill that it pays. */
  @column()
  declare billId: number | null

  /** Stored file name of the proof of transfer; null once it was removed as too old. */
  @column()
  declare proof: string | null

  /** SHA-256 of the proof's stored file, hexadecimal; stays when the proof is removed. */
  @column()
  declare proofDigest: string | null

  /** Perceptual hash of the proof, hexadecimal. */
  @column()
  declare proofPrint: string | null

  @column()
  declare way: PaymentWay

  /**
   * When its money counts, while it is confirmed: midnight in Jakarta of the day that was entered by hand, else the
   * moment of the confirmation.
   */
  @instant()
  declare paidAt: number | null

  /** Who entered it by hand; null when the learner sent a proof. */
  @column()
  declare enteredBy: number | null

  /** What was noted when it was entered by hand. */
  @column()
  declare note: string | null

  @column()
  declare status: PaymentStatus

  /** `user:package`, or `user:b` with the bundle, while pending; a unique index refuses a second one. */
  @column()
  declare pendingKey: string | null

  @column()
  declare rejectionReason: string | null

  @column()
  declare decidedBy: number | null

  @instant()
  declare decidedAt: number | null

  @instant()
  declare createdAt: number

  /** Its fields for the audit log, with its buyer's name. */
  summaryFor({ name }: Pick<User, 'name'>) {
    const { userId, packageName, amount } = this
    return { userId, userName: name, packageName, amount }
  }

  /** The `pendingKey` of a pending payment. */
  static pendingKeyOf(userId: number, packageId: number, bundleId: number | null = null): string {
    return bundleId === null ? `${userId}:${packageId}` : `${userId}:b${bundleId}`
  }
}
