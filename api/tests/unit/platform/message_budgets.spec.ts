import { test } from '@japa/runner'
import { Logger } from '@adonisjs/core/logger'
import { LINES_OF_A_MESSAGE } from '#app/platform/log/message_budgets'
import loggerConfig from '#config/logger'
import { stopClock } from '#tests/support/time_travel'

const MINUTE = 60_000

test.group('The lines of one message', () => {
  test('the lines of one message are limited per minute, which silences no other message', ({
    assert,
  }) => {
    using time = stopClock()
    const lines: Record<string, unknown>[] = []
    const { hooks } = loggerConfig.loggers.app
    const write = (line: string) => void lines.push(JSON.parse(line) as Record<string, unknown>)
    const logger = new Logger({ enabled: true, level: 'info', hooks, destination: { write } })

    const fail = (request: number) =>
      logger.child({ request }).error({ err: new Error('away') }, 'one of the tests failed')
    for (let request = 0; request < LINES_OF_A_MESSAGE + 7; request++) fail(request)
    logger.warn('another one of the tests')
    assert.lengthOf(lines, LINES_OF_A_MESSAGE + 1)
    assert.equal(lines.at(-1)?.msg, 'another one of the tests')

    time.pass(MINUTE)
    fail(0)
    assert.containSubset(lines.slice(-2), [
      { msg: 'lines_left_out', leftOut: 7, of: 'one of the tests failed' },
      { msg: 'one of the tests failed' },
    ])
  })
})
