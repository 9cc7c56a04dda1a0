import { BaseModel, column } from '@adonisjs/lucid/orm'

/** When a learner takes the real test. Their target is the account's. */
export default class StudyPlan extends BaseModel {
  static override table = 'study_plans'

  @column({ isPrimary: true })
  declare id: number

  @column()
  declare userId: number

  /** In the academy's time zone, such as 2026-12-19. */
  @column()
  declare testDay: string
}
