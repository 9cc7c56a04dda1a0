import { BaseModel, column } from '@adonisjs/lucid/orm'
import { instant } from '#app/platform/database/columns'
import type { RefundedAccess } from '#contracts/payments'

/** Money that was paid back: of a learner's payment or of a class's, in whole or in part. Rows never change. */
export default class Refund extends BaseModel {
  static override table = 'refunds'

  @column({ isPrimary: true })
  declare id: number

  /** The learner's payment; null when it is of a class. */
  @column()
  declare paymentId: number | null

  @column()
  declare classPaymentId: number | null

  /** Rupiah, at least 1; all refunds of a payment together are at most its amount. */
  @column()
  declare amount: number

  /** The day on which it was paid back: its midnight in Jakarta. */
  @instant()
  declare refundedAt: number

  @column()
  declare reason: string

  /** Stored file name of its own proof, in the folder of proofs. */
  @column()
  declare proof: string | null

  /** What became of the access that the payment had given. */
  @column()
  declare access: RefundedAccess

  @column()
  declare createdBy: number

  @instant()
  declare createdAt: number
}
