import { EventEmitter, once } from 'node:events'
import { Socket } from 'node:net'
import { test } from '@japa/runner'
import { limitStatements } from '#app/platform/database/statement_limits'

/** A connection whose statements end on command. */
function connection() {
  const commands: EventEmitter[] = []
  const handle = {
    stream: new Socket(),
    query() {
      const command = new EventEmitter()
      commands.push(command)
      return command
    },
  }
  return { handle, commands }
}

test.group('The limit of statements on a connection', () => {
  test('the limit of statements ends the connection when a statement exceeds it', async ({
    assert,
  }) => {
    const { handle } = connection()
    limitStatements(handle, 20)
    handle.query()
    const [error] = (await once(handle.stream, 'error')) as [Error & { code: string }]
    assert.equal(error.code, 'ETIMEDOUT')
    assert.isTrue(handle.stream.destroyed)
  })

  test('the limit of statements leaves no listeners on a connection that is reused', async ({
    assert,
  }) => {
    const { handle, commands } = connection()
    limitStatements(handle, 20)
    const before = handle.stream.listenerCount('close')
    for (let n = 0; n < 100; n++) handle.query()
    assert.equal(handle.stream.listenerCount('close'), before)
    for (const command of commands) command.emit('end')
    await new Promise((resolve) => setTimeout(resolve, 50))
    assert.isFalse(handle.stream.destroyed)
  })
})
