import { EventEmitter } from 'node:events'
import { test } from '@japa/runner'
import { closeWithWorker } from '#app/platform/server/handed_over'

/** A worker's process that records its messages. */
class FakeProcess extends EventEmitter {
  readonly sent: unknown[] = []

  send(message: unknown, connection?: unknown): boolean {
    this.sent.push([message, connection])
    return true
  }
}

function connection() {
  return {
    isClosed: false,
    close() {
      this.isClosed = true
    },
  }
}

test.group('Connections handed to a worker', () => {
  test('connections handed to a worker are closed when it dies before it has confirmed them, and only then', ({
    assert,
  }) => {
    const worker = new FakeProcess()
    const send = (message: object, handle?: object) => worker.send(message, handle)
    closeWithWorker(worker as never)
    const [taken, waiting] = [connection(), connection()]
    send({ act: 'newconn', seq: 7 }, taken)
    send({ act: 'newconn', seq: 8 }, waiting)
    send({ act: 'shutdown', seq: 9 })
    assert.lengthOf(worker.sent, 3)
    assert.deepEqual(worker.sent[0], [{ act: 'newconn', seq: 7 }, taken])

    worker.emit('internalMessage', { ack: 7, accepted: true })
    worker.emit('exit', null, 'SIGKILL')
    assert.deepEqual([taken.isClosed, waiting.isClosed], [false, true])
  })
})
