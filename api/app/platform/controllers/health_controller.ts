import db from '@adonisjs/lucid/services/db'

export default class HealthController {
  /** 200 while the database answers; says nothing else to anybody. */
  async handle() {
    await db.rawQuery('SELECT 1')
    return { status: 'ok' as const }
  }
}
