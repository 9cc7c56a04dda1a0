import { createServer } from 'node:http'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { LoggerFactory } from '@adonisjs/core/factories/logger'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { outlivesTimeChange } from '#app/exam/actions/outlives_time_change'
import Attempt from '#app/exam/models/attempt'
import { RequestsUnderWay } from '#app/platform/time/requests_under_way'
import { ServerClock } from '#app/platform/time/server_clock'
import { Timekeeper } from '#app/platform/time/timekeeper'
import { createResult } from '#database/factories/result_factory'
import { createUser } from '#database/factories/user_factory'
import { isolateDatabase } from '#tests/support/database'
import { HOUR, MINUTE, SECOND } from '#tests/support/exam'

const START = Date.UTC(2026, 10, 22, 2)

/** A machine with clocks that the test sets. */
class Machine {
  elapsed = HOUR
  wall = START

  constructor(readonly boot = 'first boot') {}

  read() {
    return { wall: this.wall, elapsed: this.elapsed }
  }

  pass(milliseconds: number) {
    this.elapsed += milliseconds
    this.wall += milliseconds
  }
}

/** A server process that starts on this machine. */
async function processOn(machine: Machine) {
  const lines: string[] = []
  const logger = new LoggerFactory().merge({ enabled: true }).pushLogsTo(lines).create()
  const clock = new ServerClock(machine)
  const requests = new RequestsUnderWay()
  const keeper = new Timekeeper(clock, machine.boot, logger, requests, outlivesTimeChange)
  await keeper.resume()
  return {
    keeper,
    requests,
    lines,
    time: () => clock.status().time,
    step: () => clock.status().step,
  }
}

/** Runs the process's regular job for some minutes. */
async function keepFor(minutes: number, machine: Machine, keeper: Timekeeper) {
  for (let times = 0; times < minutes * 6; times++) {
    machine.pass(10 * SECOND)
    await keeper.keep()
  }
}

/** Lets time pass until all processes of this boot count as ended. */
async function endProcesses({ boot }: Machine) {
  await db
    .from('server_times')
    .where({ boot })
    .decrement('noted_at', 31 * SECOND)
}

/** An attempt that finished at START by default. */
async function createAttempt(attributes: Partial<Attempt> = {}): Promise<void> {
  const user = await createUser()
  const { attemptId } = await createResult(user, { createdAt: START })
  const attempt = await Attempt.findOrFail(attemptId)
  await attempt.merge(attributes).save()
}

const RUNNING = { status: 'running', finishedAt: null } as const

test.group('Timekeeper | a restart', (group) => {
  isolateDatabase(group)

  test('a restarted server continues its time with any wall clock', async ({ assert }) => {
    const machine = new Machine()
    await processOn(machine)
    machine.pass(MINUTE)
    machine.wall += HOUR
    const { time, step, lines } = await processOn(machine)
    assert.equal(time(), START + MINUTE)
    assert.equal(step()?.difference, HOUR)
    assert.match(lines.join(), /3600 s ahead of the server's time/)
  })

  test('a server on a restarted machine uses its wall clock, unless that is behind', async ({
    assert,
  }) => {
    const first = new Machine()
    await processOn(first)
    await endProcesses(first)
    const later = new Machine('second boot')
    later.wall += HOUR
    assert.equal((await processOn(later)).time(), START + HOUR)
    await endProcesses(later)
    const flatBattery = new Machine('third boot')
    flatBattery.wall = Date.UTC(2020, 0, 1)
    assert.equal((await processOn(flatBattery)).time(), START + HOUR)
  })

  test('a restarted machine takes the time of the other machines, with any wall clock', async ({
    assert,
  }) => {
    await processOn(new Machine())
    const other = new Machine('another machine')
    other.wall += HOUR
    const { time } = await processOn(other)
    assert.closeTo(time(), START, 5 * SECOND)
  })

  test('a restart deletes the notes of ended processes', async ({ assert }) => {
    const machine = new Machine()
    await processOn(machine)
    await db
      .from('server_times')
      .where('boot', machine.boot)
      .decrement('noted_at', 31 * SECOND)
    await processOn(machine)
    assert.lengthOf(await db.from('server_times').where('boot', machine.boot), 1)
  })
})

test.group('Timekeeper | a step that stays', (group) => {
  isolateDatabase(group)

  test('a clock step that stays is adopted after a minute when no exam runs', async ({
    assert,
  }) => {
    const machine = new Machine()
    const { keeper, time, step, lines } = await processOn(machine)
    machine.wall += HOUR
    await keepFor(1, machine, keeper)
    assert.equal(time(), START + MINUTE)
    await keepFor(1, machine, keeper)
    assert.equal(time(), START + HOUR + 2 * MINUTE)
    assert.isNull(step())
    assert.match(lines.join(), /taking over the time of the wall clock/)
    // A restart uses it too.
    assert.equal((await processOn(machine)).time(), START + HOUR + 2 * MINUTE)
  })

  test('a clock step is not adopted while {case}')
    .with<{ case: string; off: number; attempt: Partial<Attempt> }[]>([
      { case: 'a session runs', off: HOUR, attempt: { ...RUNNING, deadline: START + HOUR } },
      { case: 'one has just ended', off: HOUR, attempt: { ...RUNNING, deadline: START + MINUTE } },
      {
        case: 'a rest would end by it',
        off: 13 * HOUR,
        attempt: { ...RUNNING, session: 'listening', deadline: START - 12 * HOUR },
      },
      {
        case: 'a session would begin anew by it',
        off: -HOUR,
        attempt: {
          ...RUNNING,
          session: 'listening',
          deadline: START - MINUTE,
          startedAt: START - 3 * HOUR,
        },
      },
      { case: 'an exam would have ended in the future', off: -HOUR, attempt: {} },
    ])
    .run(async ({ assert }, { off, attempt }) => {
      await createAttempt(attempt)
      const machine = new Machine()
      const { keeper, time, step } = await processOn(machine)
      machine.wall += off
      await keepFor(3, machine, keeper)
      assert.equal(time(), START + 3 * MINUTE)
      assert.equal(step()?.difference, off)
    })

  test('a clock step is adopted while an attempt rests and is not affected', async ({ assert }) => {
    await createAttempt({ ...RUNNING, session: 'listening', deadline: START - 2 * HOUR })
    const machine = new Machine()
    const { keeper, time } = await processOn(machine)
    machine.wall += HOUR
    await keepFor(2, machine, keeper)
    assert.equal(time(), START + HOUR + 2 * MINUTE)
  })

  test('a clock step back is adopted once it is later than every stored time', async ({
    assert,
  }) => {
    await createAttempt()
    const machine = new Machine()
    const { keeper, time } = await processOn(machine)
    machine.wall -= 5 * MINUTE
    await keepFor(4, machine, keeper)
    assert.equal(time(), START + 4 * MINUTE)
    await keepFor(1, machine, keeper)
    assert.equal(time(), START)
  })

  test('a clock step is not adopted while other processes run, which is logged once', async ({
    assert,
  }) => {
    const machine = new Machine()
    const { keeper, time, lines } = await processOn(machine)
    const other = await processOn(machine)
    machine.wall += HOUR
    await keepFor(3, machine, keeper)
    assert.equal(time(), START + 3 * MINUTE)
    assert.equal(other.time(), time())
    assert.lengthOf(
      lines.filter((line) => line.includes('while other processes run')),
      1
    )
  })

  test('a clock step is not adopted during a request that may have read the time', async ({
    assert,
    cleanup,
  }) => {
    const machine = new Machine()
    const { keeper, requests, time } = await processOn(machine)
    const server = createServer().listen(0, '127.0.0.1')
    cleanup(() => {
      server.closeAllConnections()
      server.close()
    })
    requests.watch(server)
    await once(server, 'listening')
    const { port } = server.address() as AddressInfo
    const answer = fetch(`http://127.0.0.1:${port}`)
    const [, response] = await once(server, 'request')

    machine.wall += HOUR
    await keepFor(2, machine, keeper)
    assert.equal(time(), START + 2 * MINUTE)

    response.end()
    await (await answer).text()
    await keepFor(1, machine, keeper)
    assert.equal(time(), START + HOUR + 3 * MINUTE)
  })
})
