import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from '@japa/runner'
import { DEMO_ACCOUNTS } from '#app/accounts/domain/demo_accounts'
import { pagesOfSession, type Session } from '#contracts/exam'
import type { BrowserSession } from '#tests/support/browser_session'
import { buyDemoPackage, signIn, signInAsAdmin } from '#tests/support/demo_exam'
import { HOUR } from '#tests/support/exam'
import { runOnOneDatabase } from '#tests/support/database'
import { ServerProcess } from '#tests/support/server_process'
import { LIMITS } from '#tests/support/limits'

const [, LEARNER] = DEMO_ACCOUNTS
const { nohp } = LEARNER
const READING_SECONDS = 55 * 60

/** Whether the rest of reading differs from all of it by the duration of the test, and not by a step of an hour. */
function isTimeUnchanged(secondsRemaining: number): boolean {
  return secondsRemaining <= READING_SECONDS && secondsRemaining > READING_SECONDS / 2
}

/** Answers a whole session and leaves it early. */
async function finishSession(learner: BrowserSession, session: Session) {
  const answer = pagesOfSession(session).map((id) => ({ id, answer: '1' }))
  await learner.post('/soal/simpan-jawaban', { index: 0, answer })
  await learner.put('/soal/timers-to-zero', { nohp })
  await learner.put('/soal/timers/next', { nohp, from: session })
}

/** A server and a learner at the start of reading. */
async function readingAttempt(cleanup: (undo: () => Promise<void>) => void) {
  const dataDir = mkdtempSync(join(tmpdir(), 'lulus-clock-'))
  const often = { SWEEP_SECONDS: '1', LOG_LEVEL: 'debug' }
  const server = await ServerProcess.prepare(dataDir, often)
  cleanup(async () => {
    await server.kill()
    rmSync(dataDir, { recursive: true, force: true })
  })
  await server.start()
  const learner = await signIn(server.origin, LEARNER.email)
  await buyDemoPackage(learner, await signInAsAdmin(server.origin))
  await learner.put('/soal/timers', { nohp })
  await finishSession(learner, 'listening')
  await finishSession(learner, 'written')
  return { server, learner }
}

test.group('A step of the server’s wall clock', (group) => {
  runOnOneDatabase(group)
  group.each.timeout(LIMITS.processes)

  test('a wall clock step of {name} and back takes neither the attempt nor time from a learner')
    .with([
      { name: 'an hour ahead', stepMs: HOUR },
      { name: 'half a day ahead', stepMs: 13 * HOUR },
      { name: 'an hour behind', stepMs: -HOUR },
    ])
    .run(async ({ assert, cleanup }, { stepMs }) => {
      const { server, learner } = await readingAttempt(cleanup)

      await server.stepClock(stepMs)
      const during = await learner.get('/soal/timers')
      const save = await learner.post('/soal/simpan-jawaban', {
        index: 94,
        answer: [{ id: 94, answer: '2' }],
      })
      await server.stepClock(0)
      const after = await learner.get('/soal/timers')

      assert.equal(save.status, 200)
      for (const { status, body } of [during, after]) {
        assert.equal(status, 200)
        assert.equal(body.sesi, 'reading')
        assert.isTrue(isTimeUnchanged(body.secondsRemaining))
      }
    })

  test('a wall clock step that stays ends no attempt, nor does a restart', async ({
    assert,
    cleanup,
  }) => {
    const { server, learner } = await readingAttempt(cleanup)

    await server.stepClock(HOUR)
    // One run may have begun before the step.
    await server.nextLines('"job":"sweep"', 2)
    assert.equal((await learner.get('/soal/timers')).body.sesi, 'reading')

    await server.kill()
    await server.start(HOUR)
    const restarted = await learner.get('/soal/timers')
    assert.equal(restarted.body.sesi, 'reading')
    assert.isTrue(isTimeUnchanged(restarted.body.secondsRemaining))

    await server.kill()
    await server.start(-HOUR)
    const behind = await learner.get('/soal/timers')
    assert.equal(behind.body.sesi, 'reading')
    assert.isTrue(isTimeUnchanged(behind.body.secondsRemaining))
  })
})
