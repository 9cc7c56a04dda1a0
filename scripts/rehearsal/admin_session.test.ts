import assert from 'node:assert/strict'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { test, type TestContext } from 'node:test'
import { CODE_NEEDED } from '../../api/contracts/refusals.ts'
import { AdminSession } from './admin_session.ts'
import { RehearsalFailed } from './failures.ts'
import { Measures } from './measures.ts'

type Answers = Record<string, [status: number, body: object]>

/** A server with these responses to logins, by path. */
async function adminWith(context: TestContext, answers: Answers): Promise<AdminSession> {
  const server = createServer((request, response) => {
    const [status, body] = answers[request.url ?? ''] ?? [200, {}]
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  context.after(() => server.close())
  const { port } = server.address() as AddressInfo
  return new AdminSession(`http://127.0.0.1:${port}`, new Measures())
}

/** The message with which a login fails. */
async function sentenceOf(admin: AdminSession, askCode: (() => Promise<string>) | null = null) {
  const error: unknown = await admin.signIn('admin@x.test', 'salah', askCode).then(
    () => null,
    (reason: unknown) => reason
  )
  assert.ok(error instanceof RehearsalFailed, String(error))
  return error.message
}

const LOGIN = '/api/users/login'

test('a rehearsal reports an unreachable server at once', async () => {
  const admin = new AdminSession('http://127.0.0.1:9', new Measures())
  assert.match(await sentenceOf(admin), /Server http:\/\/127\.0\.0\.1:9 tidak menjawab/)
})

test('a rehearsal reports a wrong password in the words of the server', async (context) => {
  const admin = await adminWith(context, {
    [LOGIN]: [401, { message: 'Email/nomor HP atau password salah.' }],
  })
  assert.equal(await sentenceOf(admin), 'Login admin ditolak: Email/nomor HP atau password salah.')
})

test("a user who is no admin can't run a rehearsal", async (context) => {
  const admin = await adminWith(context, { [LOGIN]: [200, { role: 'Pengawas' }] })
  assert.match(await sentenceOf(admin), /admin@x\.test bukan admin/)
})

test("a rehearsal asks for a second factor's code, where there is a terminal", async (context) => {
  const needed: Answers = { [LOGIN]: [401, { code: CODE_NEEDED, message: 'Masukkan kode.' }] }
  const alone = await adminWith(context, needed)
  assert.match(await sentenceOf(alone), /memakai verifikasi dua langkah/)

  const wrong = {
    ...needed,
    [`${LOGIN}/kode`]: [422, { message: 'Kode salah.' }] as [number, object],
  }
  const asked = await adminWith(context, wrong)
  assert.equal(await sentenceOf(asked, async () => '1'), 'Login admin ditolak: Kode salah.')

  const right = { ...needed, [`${LOGIN}/kode`]: [200, { role: 'Admin' }] as [number, object] }
  const admin = await adminWith(context, right)
  await admin.signIn('admin@x.test', 'benar', async () => '123456')
})
