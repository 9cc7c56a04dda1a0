import db from '@adonisjs/lucid/services/db'
import redis from '@adonisjs/redis/services/main'
import env from '#start/env'

export default class HealthController {
  /** 200 while everything that a request needs answers; says nothing else to anybody. */
  async handle() {
    await db.rawQuery('SELECT 1')
    if (env.get('REDIS_URL')) await redis.ping()
    return { status: 'ok' as const }
  }
}
