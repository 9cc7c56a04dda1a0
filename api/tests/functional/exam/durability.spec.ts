import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from '@japa/runner'
import sharp from 'sharp'
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from '#app/accounts/demo_accounts'
import { BrowserSession } from '#tests/support/browser_session'
import { runOnOneDatabase } from '#tests/support/database'
import { ServerProcess } from '#tests/support/server_process'

const [ADMIN, LEARNER] = DEMO_ACCOUNTS

async function signIn(origin: string, email: string): Promise<BrowserSession> {
  const browser = await BrowserSession.visitor(origin)
  await browser.post('/users/login', { identifier: email, password: DEMO_PASSWORD })
  return browser
}

/** Pays for the demo package and has it confirmed, over HTTP as people do. */
async function buyDemoPackage(origin: string, learner: BrowserSession): Promise<void> {
  const packages = await learner.get('/paket-soal')
  const { id } = packages.body.data.find(({ status }: { status: string }) => status === 'siap')
  const proof = await sharp({ create: { width: 40, height: 40, channels: 3, background: '#fff' } })
    .jpeg()
    .toBuffer()
  const payment = await learner.upload(
    'POST',
    '/payment/upload',
    { paket_soal_id: String(id) },
    { bukti: { data: proof, filename: 'bukti.jpg' } }
  )
  const admin = await signIn(origin, ADMIN.email)
  await admin.put(`/admin/payments/${payment.body.data.id}/status`, { status: 'confirmed' })
}

test.group('A power cut', (group) => {
  runOnOneDatabase(group)

  test('loses no answer that was acknowledged, and no attempt', async ({ assert, cleanup }) => {
    const dataDir = mkdtempSync(join(tmpdir(), 'lulus-power-'))
    const server = await ServerProcess.prepare(dataDir)
    cleanup(async () => {
      await server.kill()
      rmSync(dataDir, { recursive: true, force: true })
    })

    await server.start()
    const learner = await signIn(server.origin, LEARNER.email)
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
