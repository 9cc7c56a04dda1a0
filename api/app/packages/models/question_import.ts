import { BaseModel, column } from '@adonisjs/lucid/orm'
import { instant, json } from '#app/platform/database/columns'
import type { ImportedPassage, NotTaken } from '#app/packages/domain/imported_row'
import type { ImportChanges } from '#app/packages/domain/import_changes'
import type { ImportState } from '#contracts/question_imports'

/** Questions of a file, reviewed before they are stored in their package. */
export default class QuestionImport extends BaseModel {
  static override table = 'question_imports'

  @column({ isPrimary: true })
  declare id: number

  @column()
  declare packageId: number

  @column()
  declare status: ImportState

  /** As its sender called it. */
  @column()
  declare fileName: string

  @json()
  declare passages: ImportedPassage[]

  @json()
  declare notTaken: NotTaken[]

  /** The package's listening groups once it is applied, as `groupsText` writes them; null where they stay. */
  @column()
  declare listeningGroups: string | null

  /** What applying it changed; null until then. */
  @column({
    prepare: (value: unknown) => (value === null ? null : JSON.stringify(value)),
    consume: (value: string | null) => (value === null ? null : (JSON.parse(value) as unknown)),
  })
  declare changes: ImportChanges | null

  @instant()
  declare appliedAt: number | null

  @instant()
  declare createdAt: number

  @instant()
  declare updatedAt: number
}
