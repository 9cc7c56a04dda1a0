import { afterDelete, afterSave, BaseModel, belongsTo, column } from '@adonisjs/lucid/orm'
import type { BelongsTo } from '@adonisjs/lucid/types/relations'
import { instant } from '#app/platform/database/columns'
import Package from '#app/packages/models/package'
import Passage from '#app/packages/models/passage'
import type { Section } from '#contracts/exam'

export default class Question extends BaseModel {
  static override table = 'questions'

  @column({ isPrimary: true })
  declare id: number

  @column()
  declare packageId: number

  @column()
  declare section: Section

  /** `no_soal`: the number shown to admins. */
  @column()
  declare number: number

  /** The page of its answer; unique in a package. */
  @column()
  declare page: number

  /** `soal`: plain text, or sanitised HTML with four `<u>` for written expression; null for listening. */
  @column()
  declare prompt: string | null

  @column({ columnName: 'option_1' })
  declare option1: string

  @column({ columnName: 'option_2' })
  declare option2: string

  @column({ columnName: 'option_3' })
  declare option3: string

  @column({ columnName: 'option_4' })
  declare option4: string

  /** 1-4. */
  @column()
  declare answerKey: number

  /** Stored file name of the recording. */
  @column()
  declare audio: string | null

  @column()
  declare audioMs: number | null

  @column()
  declare passageId: number | null

  @belongsTo(() => Passage)
  declare passage: BelongsTo<typeof Passage>

  @instant()
  declare createdAt: number

  @instant()
  declare updatedAt: number

  @afterSave()
  @afterDelete()
  static renewContent({ packageId, $trx }: Question): Promise<void> {
    return Package.renewContent(packageId, $trx)
  }
}
