import { BaseModel, column } from '@adonisjs/lucid/orm'
import { flag, instant } from '#app/platform/database/columns'
import { can, isStaff, type Capability } from '#contracts/capabilities'
import type { Role } from '#contracts/roles'

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

  /** Opened for a class and not given a password yet: nobody knows the one that is kept. */
  @flag()
  declare passwordMissing: boolean

  /** It was given out on paper, so its owner has to choose another one before the first login. */
  @flag()
  declare mustChangePassword: boolean

  /** Since when the academy knows that the phone number is its owner's; null after a registration. */
  @instant()
  declare numberProvenAt: number | null

  @column()
  declare role: Role

  /** Stored file name, or null for the default picture. */
  @column()
  declare profilePic: string | null

  /** Opened by the demo's seed, so the published password may still be its own; nothing ever takes this back. */
  @flag()
  declare isDemo: boolean

  /** Which series of login counters counts; a new series starts without a single try. */
  @column()
  declare throttleSeries: number

  /** Which series of logins is valid; a new series ends all logins before it. */
  @column()
  declare loginSeries: number

  /** Since when nobody may sign in to it; null when somebody may. */
  @instant()
  declare suspendedAt: number | null

  @column()
  declare suspensionReason: string | null

  @column()
  declare examStatus: 'idle' | 'ujian'

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

  /** Sits an exam just now. */
  get isSitting(): boolean {
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
