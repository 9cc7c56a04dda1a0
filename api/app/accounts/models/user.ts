import { BaseModel, column } from '@adonisjs/lucid/orm'
import { flag, instant } from '#app/platform/database/columns'
import type { ExamStatus } from '#contracts/accounts'
import { can, isStaff, type Capability, type Role } from '#contracts/capabilities'

export default class User extends BaseModel {
  static override table = 'users'

  @column({ isPrimary: true })
  declare id: number

  /** Canonical, `08…`. */
  @column()
  declare nohp: string

  /** Canonical, lower case; null for a learner of a class who has none. */
  @column()
  declare email: string | null

  @column()
  declare name: string

  @column({ serializeAs: null })
  declare password: string

  /** Opened for a class and not given a password yet: the stored one is random and unknown. */
  @flag()
  declare passwordMissing: boolean

  /** The password was given out on paper, so its owner has to choose another one before the first login. */
  @flag()
  declare mustChangePassword: boolean

  /** Since when the phone number is known to be its owner's; null after a registration. */
  @instant()
  declare numberProvenAt: number | null

  @column()
  declare role: Role

  /** Stored file name, or null for the default picture. */
  @column()
  declare profilePic: string | null

  /** Opened by the demo's seed, so the published password may still be its own; never reset. */
  @flag()
  declare isDemo: boolean

  /** The present series of login counters; a new series starts without any tries. */
  @column()
  declare throttleSeries: number

  /** The valid series of logins; a new series ends all logins before it. */
  @column()
  declare loginSeries: number

  /** Since when the account is suspended; null when it isn't. */
  @instant()
  declare suspendedAt: number | null

  @column()
  declare suspensionReason: string | null

  /** The account into which this one was merged; null when it wasn't. */
  @column()
  declare mergedInto: number | null

  /** When its owner's personal data was erased; null when it wasn't. */
  @instant()
  declare erasedAt: number | null

  @column()
  declare examStatus: ExamStatus

  @column()
  declare activePackageId: number | null

  @column()
  declare lastPackageName: string | null

  /** The total score that the learner aims at, 310-677; null without an aim. */
  @column()
  declare targetScore: number | null

  @instant()
  declare createdAt: number

  @instant()
  declare updatedAt: number

  /** Has a running attempt. */
  get isInExam(): boolean {
    return this.examStatus === 'ujian'
  }

  /** Works for the academy. */
  get isStaff(): boolean {
    return isStaff(this.role)
  }

  can(capability: Capability): boolean {
    return can(this.role, capability)
  }
}
