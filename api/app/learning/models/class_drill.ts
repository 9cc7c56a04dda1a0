import { BaseModel, column } from '@adonisjs/lucid/orm'
import { instant, json } from '#app/platform/database/columns'
import type { Skill } from '#contracts/skills'

/** Questions of the practice bank that a teacher assigned to a class. All of its learners get the same ones. */
export default class ClassDrill extends BaseModel {
  static override table = 'class_drills'

  @column({ isPrimary: true })
  declare id: number

  @column()
  declare classId: number

  @json()
  declare skills: readonly Skill[]

  /** Refs of the bank's questions (`DrillItem`), in the order in which they are asked. */
  @json()
  declare items: readonly string[]

  /** In the academy's time zone, such as 2026-12-19. */
  @column()
  declare dueDay: string

  @column()
  declare note: string | null

  @column()
  declare createdBy: number

  @instant()
  declare createdAt: number

  /** When a teacher ended it; null before. */
  @instant()
  declare endedAt: number | null
}
