import { EventEmitter, once } from 'node:events'
import { setImmediate as turn } from 'node:timers/promises'
import { mock } from 'node:test'
import { test } from '@japa/runner'
import { Supervisor, type WorkerHandle } from '#app/platform/server/supervisor'

/** A worker process that is controlled by the test. */
class FakeWorker extends EventEmitter {
  readonly signals: string[] = []
  readonly process: WorkerHandle['process']

  constructor(
    readonly number: number,
    private readonly isStubborn: boolean
  ) {
    super()
    this.process = {
      pid: number,
      kill: (signal) => {
        this.signals.push(String(signal))
        if (signal === 'SIGKILL') this.exit(null, 'SIGKILL')
        else if (!this.isStubborn) this.exit(0)
        return true
      },
    }
  }

  exit(code: number | null, signal: string | null = null): void {
    setImmediate(() => this.emit('exit', code, signal))
  }
}

function supervise(count: number, { isStubborn = false } = {}) {
  const started: FakeWorker[] = []
  const said: string[] = []
  const fork = (number: number) => {
    const worker = new FakeWorker(number, isStubborn)
    started.push(worker)
    return worker as unknown as WorkerHandle
  }
  const supervisor = new Supervisor(count, fork, {
    error: (_, message) => void said.push(message),
  })
  return { supervisor, started, said, ended: supervisor.run() }
}

const numbers = (workers: FakeWorker[]) => workers.map(({ number }) => number)

test.group('Supervisor', (group) => {
  // The runner's own limit counts the mocked time too.
  group.each.disableTimeout()
  group.each.setup(() => {
    mock.timers.enable({ apis: ['setTimeout', 'setInterval'] })
    return () => mock.timers.reset()
  })

  test('the supervisor starts the others once the first worker listens', ({ assert }) => {
    const { started } = supervise(3)
    assert.deepEqual(numbers(started), [1])
    started[0]?.emit('listening')
    assert.deepEqual(numbers(started), [1, 2, 3])
  })

  test("the supervisor ends with 1 when the first worker can't start", async ({ assert }) => {
    const { started, ended } = supervise(2)
    started[0]?.exit(1)
    assert.equal(await ended, 1)
    assert.lengthOf(started, 1)
  })

  test('the supervisor gives a replacement the number of the worker that died', async ({
    assert,
  }) => {
    const { started } = supervise(2)
    started[0]?.emit('listening')
    started[1]?.exit(null, 'SIGSEGV')
    await turn()
    mock.timers.tick(500)
    await turn()
    assert.deepEqual(numbers(started), [1, 2, 2])
  })

  test('the supervisor backs off before each replacement of a worker that dies at once', async ({
    assert,
  }) => {
    const { started } = supervise(2)
    started[0]?.emit('listening')
    for (const pauseMs of [500, 1_000, 2_000]) {
      const dying = started.at(-1) as FakeWorker
      dying.exit(1)
      await once(dying, 'exit')
      mock.timers.tick(pauseMs - 1)
      await turn()
      assert.equal(started.at(-1), dying)
      mock.timers.tick(1)
      await turn()
      assert.notEqual(started.at(-1), dying)
    }
  })

  test('the supervisor replaces a worker whose event loop is blocked', async ({ assert }) => {
    const { started, said } = supervise(2)
    started[0]?.emit('listening')
    for (let look = 0; look < 4; look++) {
      started[0]?.emit('message', 'alive')
      mock.timers.tick(5_000)
    }
    await turn()
    mock.timers.tick(500)
    await turn()
    assert.deepEqual(started[0]?.signals, [])
    assert.deepEqual(started[1]?.signals, ['SIGKILL'])
    assert.deepEqual(numbers(started), [1, 2, 2])
    assert.include(said, 'a worker no longer answers and is killed')
  })

  test('the supervisor ends all workers in order, and starts none meanwhile', async ({
    assert,
  }) => {
    const { supervisor, started, ended } = supervise(2)
    started[0]?.emit('listening')
    supervisor.end()
    assert.equal(await ended, 0)
    assert.deepEqual(
      started.map(({ signals }) => signals),
      [['SIGTERM'], ['SIGTERM']]
    )
  })

  test('the supervisor kills a worker that does not end, passes a second signal on, and exits with 1', async ({
    assert,
  }) => {
    const { supervisor, started, ended } = supervise(2, { isStubborn: true })
    started[0]?.emit('listening')
    supervisor.end()
    await turn()
    supervisor.end()
    mock.timers.tick(11_000)
    assert.equal(await ended, 1)
    assert.deepEqual(started[0]?.signals, ['SIGTERM', 'SIGTERM', 'SIGKILL'])
  })
})
