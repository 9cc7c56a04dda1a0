import { BaseModel, column } from '@adonisjs/lucid/orm'
import { instant } from '#app/platform/database/columns'

/** What a class's teachers add to the explanation of a question; its learners read it there. */
export default class TeacherNote extends BaseModel {
  static override table = 'teacher_notes'

  @column({ isPrimary: true })
  declare id: number

  @column()
  declare classId: number

  /** It may have been deleted; attempts that sat it keep it. */
  @column()
  declare questionId: number

  @column()
  declare body: string

  /** Who wrote it last. */
  @column()
  declare writtenBy: number

  @instant()
  declare updatedAt: number
}
