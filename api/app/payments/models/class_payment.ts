import { BaseModel, column } from '@adonisjs/lucid/orm'
import { instant } from '#app/platform/database/columns'
import type { PaymentStatus } from '#contracts/payments'

/** One payment for learners of a class, who are listed in `class_payment_learners`. */
export default class ClassPayment extends BaseModel {
  static override table = 'class_payments'

  @column({ isPrimary: true })
  declare id: number

  @column()
  declare classId: number

  /** The names of the class and the package when the payment was made. */
  @column()
  declare className: string

  @column()
  declare packageId: number

  @column()
  declare packageName: string

  /** The number of its learners. */
  @column()
  declare learners: number

  /** Rupiah. */
  @column()
  declare amount: number

  /** Stored file name; null until it is uploaded, and once it was removed as too old. */
  @column()
  declare proof: string | null

  /** When it was uploaded; null without one. */
  @instant()
  declare proofAt: number | null

  /** SHA-256 of the proof's stored file, hexadecimal; stays when the proof is removed. */
  @column()
  declare proofDigest: string | null

  /** Perceptual hash of the proof, hexadecimal. */
  @column()
  declare proofPrint: string | null

  @column()
  declare status: PaymentStatus

  /** `class:package` while pending; a unique index refuses a second one. */
  @column()
  declare pendingKey: string | null

  @column()
  declare rejectionReason: string | null

  @column()
  declare createdBy: number

  @column()
  declare decidedBy: number | null

  @instant()
  declare decidedAt: number | null

  @instant()
  declare createdAt: number

  /** Its fields for the audit log. */
  get summary() {
    const { className, packageName, learners, amount } = this
    return { className, packageName, learners, amount }
  }

  /** The `pendingKey` of a pending payment. */
  static pendingKeyOf(classId: number, packageId: number): string {
    return `${classId}:${packageId}`
  }
}
