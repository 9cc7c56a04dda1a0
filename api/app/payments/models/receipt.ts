import { BaseModel, column } from '@adonisjs/lucid/orm'
import { instant } from '#app/platform/database/columns'

/** A receipt, issued when its payment is confirmed. It is never changed but by a cancellation, and never deleted. */
export default class Receipt extends BaseModel {
  static override table = 'receipts'

  @column({ isPrimary: true })
  declare id: number

  /** Of its issue in Jakarta; the number counts within it. */
  @column()
  declare year: number

  @column()
  declare sequence: number

  @column()
  declare paymentId: number | null

  @column()
  declare classPaymentId: number | null

  /** The name of the learner or class then. */
  @column()
  declare payer: string

  /** Rupiah. */
  @column()
  declare amount: number

  @instant()
  declare issuedAt: number

  /** When the payment's confirmation was undone. */
  @instant()
  declare cancelledAt: number | null

  @column()
  declare cancellationReason: string | null
}
