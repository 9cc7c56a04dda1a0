import { BaseModel, column } from '@adonisjs/lucid/orm'
import { instant } from '#app/platform/database/columns'
import type { GrantSource } from '#contracts/grants'

/** The right to one attempt of a package. It counts while it is neither used nor revoked. */
export default class Entitlement extends BaseModel {
  static override table = 'entitlements'

  @column({ isPrimary: true })
  declare id: number

  @column()
  declare source: GrantSource

  /** The learner's own payment behind it. */
  @column()
  declare paymentId: number | null

  @column()
  declare classId: number | null

  /** The payment of the class behind it; null when the class was given access without one. */
  @column()
  declare classPaymentId: number | null

  @column()
  declare eventId: number | null

  /** The admin who gave it; null for a payment. */
  @column()
  declare grantedBy: number | null

  @column()
  declare reason: string | null

  @column()
  declare userId: number

  @column()
  declare packageId: number

  /** Extra time of the learner, in per cent; 0 for none. */
  @column()
  declare extraPercent: number

  /** Seconds given by an invigilator before its attempt began, for the first session. */
  @column()
  declare givenSeconds: number

  /** Until when its attempt may begin by an invigilator's leave, after its event's tolerance. */
  @instant()
  declare lateUntil: number | null

  @instant()
  declare grantedAt: number

  @instant()
  declare usedAt: number | null

  @instant()
  declare revokedAt: number | null

  @column()
  declare revokedBy: number | null

  @column()
  declare revocationReason: string | null
}
