import { BaseModel, column } from '@adonisjs/lucid/orm'
import { flag, instant } from '#app/platform/database/columns'
import type { Role } from '#contracts/roles'

export default class User extends BaseModel {
  static override table = 'users'

  @column({ isPrimary: true })
  declare id: number

  /** Canonical, `08…`. */
  @column()
  declare nohp: string

  /** Canonical, lower case. */
  @column()
  declare email: string

  @column()
  declare name: string

  @column({ serializeAs: null })
  declare password: string

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

  @column()
  declare examStatus: 'idle' | 'ujian'

  @column()
  declare activePackageId: number | null

  @column()
  declare lastPackageName: string | null

  @instant()
  declare createdAt: number

  @instant()
  declare updatedAt: number

  get isAdmin(): boolean {
    return this.role === 'Admin'
  }
}
