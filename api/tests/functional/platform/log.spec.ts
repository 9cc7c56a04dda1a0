import { Writable } from 'node:stream'
import { test } from '@japa/runner'
import { Logger } from '@adonisjs/core/logger'
import db from '@adonisjs/lucid/services/db'
import loggerConfig from '#config/logger'
import { isolateDatabase } from '#tests/support/database'

const PERSON = { nama: 'Rahasia Sekali', nohp: '081355556666', email: 'rahasia@contoh.test' }

test.group('Log', (group) => {
  isolateDatabase(group)

  test('the log contains a failed statement, but no personal values', async ({ assert }) => {
    const error = await db
      .table('users')
      .insert({ tidak_ada: 1, name: PERSON.nama, nohp: PERSON.nohp, email: PERSON.email })
      .catch((reason: unknown) => reason)
    assert.instanceOf(error, Error)

    const lines: string[] = []
    const { redact } = loggerConfig.loggers.app
    const destination = new Writable({
      write(chunk: Buffer, _, done) {
        lines.push(chunk.toString())
        done()
      },
    })
    const logger = new Logger({ enabled: true, level: 'error', redact, destination })
    logger.error({ err: error }, 'request failed')

    const log = lines.join('')
    assert.include(log, 'insert into `users`')
    for (const secret of Object.values(PERSON)) assert.notInclude(log, secret)
  })
})
