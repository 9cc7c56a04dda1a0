import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from '@japa/runner'
import { DEMO_ACCOUNTS } from '#app/accounts/demo_accounts'
import { buyDemoPackage, signInAt } from '#tests/support/demo_exam'
import { ServerProcess } from '#tests/support/server_process'

const [, LEARNER] = DEMO_ACCOUNTS

test.group('A power cut', () => {
  test('loses no answer that was acknowledged, and no attempt', async ({ assert, cleanup }) => {
    const dataDir = mkdtempSync(join(tmpdir(), 'lulus-power-'))
    const server = await ServerProcess.prepare(dataDir)
    cleanup(async () => {
      await server.kill()
      rmSync(dataDir, { recursive: true, force: true })
    })

    await server.start()
    const learner = await signInAt(server.origin, LEARNER.email)
    await buyDemoPackage(server.origin, learner)
    assert.equal((await learner.put('/soal/timers', { nohp: LEARNER.nohp })).body.sesi, 'listening')

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
      body.data.answer.map(({ id }: { id: number }) => id),
      acknowledged
    )
    assert.equal(body.data.index, 5)
    assert.equal(body.sesi, 'listening')
  }).timeout(120_000)
})
