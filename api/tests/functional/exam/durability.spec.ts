import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from '@japa/runner'
import { DEMO_ACCOUNTS } from '#app/accounts/domain/demo_accounts'
import { BrowserSession } from '#tests/support/browser_session'
import { runOnOneDatabase } from '#tests/support/database'
import { buyDemoPackage, signIn, signInAsAdmin, startNewLearner } from '#tests/support/demo_exam'
import { hasMariadb, MariadbServer } from '#tests/support/mariadb_server'
import { ServerProcess } from '#tests/support/server_process'
import { SmallDisk } from '#tests/support/small_disk'
import { pagesOfSession } from '#contracts/exam'
import { LIMITS } from '#tests/support/limits'

const [, LEARNER] = DEMO_ACCOUNTS
const onMysql = process.env.DB_CONNECTION === 'mysql'

interface HeldAnswer {
  id: number
  answer: string
  seq: number
}

async function startLearner(origin: string): Promise<BrowserSession> {
  const learner = await signIn(origin, LEARNER.email)
  await buyDemoPackage(learner, await signInAsAdmin(origin))
  const started = await learner.put('/soal/timers', { nohp: LEARNER.nohp })
  if (started.status !== 200) throw new Error(`the start failed with ${started.status}`)
  return learner
}

async function heldBy(learner: BrowserSession): Promise<HeldAnswer[]> {
  return (await learner.get('/soal/ambil-jawaban')).body.data.answer
}

test.group('A power cut', (group) => {
  runOnOneDatabase(group)

  test('a power cut loses no acknowledged answer and no attempt', async ({ assert, cleanup }) => {
    const dataDir = mkdtempSync(join(tmpdir(), 'lulus-power-'))
    const server = await ServerProcess.prepare(dataDir)
    cleanup(async () => {
      await server.kill()
      rmSync(dataDir, { recursive: true, force: true })
    })

    await server.start()
    const learner = await startLearner(server.origin)

    const acknowledged: number[] = []
    for (let page = 1; page <= 5; page++) {
      const save = await learner.post('/soal/simpan-jawaban', {
        index: page,
        answer: [{ id: page, answer: '3', seq: page }],
      })
      assert.equal(save.status, 200)
      acknowledged.push(page)
      await server.kill()
      await server.start()
    }

    const { body } = await learner.get('/soal/ambil-jawaban')
    assert.deepEqual(
      body.data.answer.map(({ id }: HeldAnswer) => id),
      acknowledged
    )
    assert.equal(body.data.index, 5)
    assert.equal(body.sesi, 'listening')
  }).timeout(LIMITS.processes)
})

test.group('A disk that is full', () => {
  const disk = onMysql ? null : SmallDisk.mount(32)

  test('a full disk refuses to save answers, and saves again once there is space', async ({
    assert,
    cleanup,
  }) => {
    if (!disk) throw new Error('skipped without a disk')
    cleanup(() => disk.unmount())
    // As with `npm start`: the security log is beside the database.
    const securityLog = join(disk.folder, 'security.log')
    const server = await ServerProcess.prepare(disk.folder, { SECURITY_LOG: securityLog })
    cleanup(() => server.kill())
    await server.start()
    const learner = await startLearner(server.origin)
    const saveAll = (answer: string, seq: number) =>
      learner.post('/soal/simpan-jawaban', {
        answer: pagesOfSession('listening').map((id) => ({ id, answer, seq })),
      })
    const untilHealthIs = async (wanted: number) => {
      for (let tries = 0; tries < 40; tries++) {
        const { status } = await learner.get('/health')
        if (status === wanted) return
        await new Promise((resolve) => setTimeout(resolve, 250))
      }
      throw new Error(`health did not become ${wanted} within 10 s`)
    }

    assert.equal((await saveAll('1', 1)).status, 200)
    await untilHealthIs(200)

    disk.fill()
    const acknowledged: number[] = [1]
    const statuses = new Set<number>()
    for (let seq = 2; seq <= 200; seq++) {
      assert.equal((await new BrowserSession(server.origin).post('/users/logout')).status, 403)
      const { status } = await saveAll(String((seq % 4) + 1), seq)
      statuses.add(status)
      if (status === 200) acknowledged.push(seq)
    }
    assert.isTrue(statuses.has(507))
    assert.deepEqual(
      [...statuses].filter((status) => status !== 200 && status !== 507),
      []
    )
    await untilHealthIs(503)
    const newest = acknowledged.at(-1)
    assert.deepEqual(new Set((await heldBy(learner)).map(({ seq }) => seq)), new Set([newest]))

    disk.free()
    assert.equal((await saveAll('4', 500)).status, 200)
    assert.deepEqual(new Set((await heldBy(learner)).map(({ seq }) => seq)), new Set([500]))
    await untilHealthIs(200)

    await server.kill()
    await server.start()
    assert.deepEqual(new Set((await heldBy(learner)).map(({ seq }) => seq)), new Set([500]))
  })
    .timeout(LIMITS.processes)
    .skip(
      !disk,
      onMysql ? 'the server runs on its embedded database' : 'mounting a disk needs root'
    )
})

test.group('A database that is killed', (group) => {
  group.tap((each) =>
    each
      .timeout(LIMITS.manyRuns)
      .skip(!onMysql || !hasMariadb, onMysql ? 'no mariadbd on this machine' : 'MariaDB only')
  )

  test('a database killed while forty learners save loses no acknowledged answer', async ({
    assert,
    cleanup,
  }) => {
    const database = await MariadbServer.start()
    cleanup(() => database.remove())
    const dataDir = mkdtempSync(join(tmpdir(), 'lulus-killed-'))
    const server = await ServerProcess.prepare(dataDir, database.environment)
    cleanup(async () => {
      await server.kill()
      rmSync(dataDir, { recursive: true, force: true })
    })
    await server.start()
    const admin = await signInAsAdmin(server.origin)
    const learners = await Promise.all(
      Array.from({ length: 40 }, async (_, at) => ({
        browser: await startNewLearner(server.origin, admin, at + 1),
        acknowledged: new Map<number, HeldAnswer>(),
      }))
    )

    const statuses = new Map<number, number>()
    const untilSaved = async (more: number) => {
      const goal = (statuses.get(200) ?? 0) + more
      while ((statuses.get(200) ?? 0) < goal) await new Promise((tick) => setTimeout(tick, 5))
    }
    let isOver = false
    const saving = learners.map(async ({ browser, acknowledged }) => {
      for (let seq = 1; !isOver; seq++) {
        const saved = { id: (seq % 50) + 1, answer: String((seq % 4) + 1), seq }
        const { status } = await browser.post('/soal/simpan-jawaban', { answer: [saved] })
        statuses.set(status, (statuses.get(status) ?? 0) + 1)
        if (status === 200) acknowledged.set(saved.id, saved)
        else await new Promise((resolve) => setTimeout(resolve, 50))
      }
    })
    for (let kills = 0; kills < 4; kills++) {
      await untilSaved(100)
      await database.kill()
      await database.run()
    }
    await untilSaved(100)
    isOver = true
    await Promise.all(saving)

    assert.sameMembers([...statuses.keys()], [200, 503])
    const lost: string[] = []
    for (const [number, { browser, acknowledged }] of learners.entries()) {
      const held = new Map((await heldBy(browser)).map((answer) => [answer.id, answer]))
      for (const saved of acknowledged.values()) {
        const stored = held.get(saved.id)
        const isThere = stored && (stored.seq > saved.seq || stored.answer === saved.answer)
        if (!isThere || stored.seq < saved.seq) lost.push(`learner ${number + 1}, page ${saved.id}`)
      }
    }
    assert.deepEqual(lost, [])
  })
})
