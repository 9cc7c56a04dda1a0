import { BaseModel, column } from '@adonisjs/lucid/orm'
import { flag, instant } from '#app/platform/database/columns'
import type { Session } from '#contracts/exam'
import type { PackageLevel, PackageStatus } from '#contracts/packages'

export default class Package extends BaseModel {
  static override table = 'packages'

  @column({ isPrimary: true })
  declare id: number

  @column()
  declare name: string

  @column()
  declare status: PackageStatus

  @column()
  declare level: PackageLevel

  /** Rupiah. */
  @column()
  declare price: number

  @column()
  declare listeningMinutes: number

  @column()
  declare writtenMinutes: number

  @column()
  declare readingMinutes: number

  @flag()
  declare labOnly: boolean

  /** Version of the table that turns correct answers into scores. */
  @column()
  declare scoringTable: string

  /** Names the content files a package was imported from; null for packages written by hand. */
  @column()
  declare contentSlug: string | null

  @instant()
  declare archivedAt: number | null

  @instant()
  declare createdAt: number

  @instant()
  declare updatedAt: number

  get minutes(): Record<Session, number> {
    return {
      listening: this.listeningMinutes,
      written: this.writtenMinutes,
      reading: this.readingMinutes,
    }
  }

  get isOnSale(): boolean {
    return this.status === 'siap' && this.archivedAt === null
  }
}
