import {
  afterCreate,
  afterDelete,
  afterSave,
  BaseModel,
  beforeDelete,
  beforeUpdate,
  belongsTo,
  column,
} from '@adonisjs/lucid/orm'
import type { BelongsTo } from '@adonisjs/lucid/types/relations'
import { instant, nullableJson } from '#app/platform/database/columns'
import Package from '#app/packages/models/package'
import Passage from '#app/packages/models/passage'
import {
  keepAddedVersion,
  keepChangedVersion,
  keepDeletedVersion,
  type Signature,
} from '#app/packages/rows/question_versions'
import type { ProofLines, TranscriptLine } from '#app/packages/domain/explanation'
import type { Section } from '#contracts/exam'
import type { Skill } from '#contracts/skills'

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

  /** Why the key is right, in plain text; this and what follows is null where nobody has written it. */
  @column()
  declare explanation: string | null

  /** Why each option is wrong, in the options' order; null at the key and where nobody has written it. */
  @nullableJson()
  declare optionNotes: (string | null)[] | null

  /** The correct form of the wrong part; Written Expression only. */
  @column()
  declare correction: string | null

  /** What the recording says; on pages with a recording of their own only. */
  @nullableJson()
  declare transcript: TranscriptLine[] | null

  /** The lines of the passage or transcript that prove the key. */
  @nullableJson()
  declare proof: ProofLines[] | null

  @nullableJson()
  declare skills: Skill[] | null

  @instant()
  declare createdAt: number

  @instant()
  declare updatedAt: number

  /** Who makes the next change, and why; kept with the version. */
  declare signature: Signature | undefined

  /** Says who makes the change that is saved or deleted next, and why. */
  signed(signature: Signature): this {
    this.signature = signature
    return this
  }

  @afterCreate()
  static keepAdded(question: Question): Promise<void> {
    return keepAddedVersion(question)
  }

  @beforeUpdate()
  static keepChanged(question: Question): Promise<void> {
    return keepChangedVersion(question, question.$original as Question)
  }

  @beforeDelete()
  static keepDeleted(question: Question): Promise<void> {
    return keepDeletedVersion(question)
  }

  @afterSave()
  @afterDelete()
  static renewContent({ packageId, $trx }: Question): Promise<void> {
    return Package.renewContent(packageId, $trx)
  }
}
