import { randomUUID } from 'node:crypto'
import { BaseModel, beforeCreate, column } from '@adonisjs/lucid/orm'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { flag, instant } from '#app/platform/database/columns'
import type { ListeningGroups, Session } from '#contracts/exam'
import { storedGroups } from '#contracts/listening_groups'
import type { ExplanationMode } from '#contracts/explanations'
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

  /** Which listening questions share a recording, as `groupsText` writes it; null for the groups of the test itself. */
  @column()
  declare listeningGroups: string | null

  @flag()
  declare labOnly: boolean

  /** Version of the table that turns correct answers into scores. */
  @column()
  declare scoringTable: string

  /** When learners may read the explanations; null where nobody has decided, which means never. */
  @column()
  declare explanationMode: ExplanationMode | null

  /** From when on, with the mode `tanggal`; otherwise null. */
  @instant()
  declare explanationsFrom: number | null

  /** Slug of the imported content files; null for packages written by hand. */
  @column()
  declare contentSlug: string | null

  /** Changes with each change of the questions or passages, and never repeats an earlier value. */
  @column()
  declare contentVersion: string

  @instant()
  declare archivedAt: number | null

  @instant()
  declare createdAt: number

  @instant()
  declare updatedAt: number

  @beforeCreate()
  static beginContent(pkg: Package): void {
    pkg.contentVersion = randomUUID()
  }

  /** Records a change of the package's questions or passages, in its transaction if it has one. */
  static async renewContent(
    id: number,
    client: TransactionClientContract | undefined
  ): Promise<void> {
    await Package.query(client ? { client } : {})
      .where('id', id)
      .update({ content_version: randomUUID() })
  }

  get minutes(): Record<Session, number> {
    return {
      listening: this.listeningMinutes,
      written: this.writtenMinutes,
      reading: this.readingMinutes,
    }
  }

  get groups(): ListeningGroups {
    return storedGroups(this.listeningGroups ?? null)
  }

  get isOnSale(): boolean {
    return this.status === 'siap' && this.archivedAt === null
  }
}
