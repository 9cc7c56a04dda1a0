import { existsSync, mkdtempSync, renameSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { test } from '@japa/runner'
import { DEMO_ACCOUNTS } from '#app/accounts/domain/demo_accounts'
import { DEMO_PASSWORD } from '#contracts/passwords'
import { BrowserSession } from '#tests/support/browser_session'
import { RawConnection } from '#tests/support/raw_connection'
import { runOnOneDatabase } from '#tests/support/database'
import { ServerProcess } from '#tests/support/server_process'
import { LIMITS } from '#tests/support/limits'

const LEARNER = DEMO_ACCOUNTS[1]
const HEALTH = 'GET /api/health HTTP/1.1\r\nHost: localhost\r\n'
const LOGIN = JSON.stringify({ identifier: LEARNER.email, password: DEMO_PASSWORD })
/** Causes an unhandled rejection on SIGUSR2. */
const FAILURE = `data:text/javascript,${encodeURIComponent(
  'process.on("SIGUSR2", () => void Promise.reject(new Error("unexpected")))'
)}`

let server: ServerProcess
let dataDir: string
let securityLog: string

/** A login whose body is announced but not sent. */
async function beginLogin(): Promise<RawConnection> {
  const browser = await BrowserSession.visitor(server.origin)
  const connection = await RawConnection.to(server.origin)
  const headers = [
    'POST /api/users/login HTTP/1.1',
    'Host: localhost',
    'Content-Type: application/json',
    `Content-Length: ${LOGIN.length}`,
    `Cookie: ${[...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ')}`,
    `X-XSRF-TOKEN: ${decodeURIComponent(browser.cookies.get('XSRF-TOKEN') ?? '')}`,
  ]
  connection.send(`${headers.join('\r\n')}\r\n\r\n${LOGIN.slice(0, 5)}`)
  return connection
}

/** The server's exit, and milliseconds until then. */
async function ending() {
  const asked = Date.now()
  const code = await server.ended()
  return { code, after: Date.now() - asked }
}

test.group('A server that has to end', (group) => {
  runOnOneDatabase(group)
  group.each.timeout(LIMITS.processes)
  group.setup(async () => {
    dataDir = mkdtempSync(join(tmpdir(), 'lulus-end-'))
    securityLog = join(dataDir, 'security.log')
    server = await ServerProcess.prepare(dataDir, {
      NODE_OPTIONS: `--import=${FAILURE}`,
      SECURITY_LOG: securityLog,
    })
  })
  group.each.setup(() => server.start())
  group.each.teardown(() => server.kill())
  group.teardown(() => rmSync(dataDir, { recursive: true, force: true }))

  test('a stopping server does not wait for silent or idle connections', async ({ assert }) => {
    await RawConnection.to(server.origin)
    const idle = await RawConnection.to(server.origin)
    idle.send(`${HEALTH}\r\n`)
    await idle.until('{"status":"ok"')

    server.signal('SIGTERM')
    const { code, after } = await ending()
    assert.equal(code, 0)
    assert.isBelow(after, 2_000)
  })

  test('a stopping server answers running requests and closes their connections', async ({
    assert,
  }) => {
    const login = await beginLogin()
    const head = await RawConnection.to(server.origin)
    head.send(HEALTH)
    await delay(200)

    server.signal('SIGTERM')
    await delay(1_000)
    head.send('\r\n')
    login.send(LOGIN.slice(5))
    await Promise.all([login.closed, head.closed])
    for (const { received } of [login, head]) {
      assert.match(received, /^HTTP\/1\.1 200 /)
      assert.match(received, /^connection: close\r$/im)
    }
    assert.equal((await ending()).code, 0)
  })

  test('a stopping server gives up waiting for an incomplete request', async ({ assert }) => {
    const head = await RawConnection.to(server.origin)
    head.send(HEALTH)
    const body = await beginLogin()
    await delay(200)

    server.signal('SIGTERM')
    const { code, after } = await ending()
    assert.equal(code, 0)
    assert.isBelow(after, 9_500)
    await Promise.all([head.closed, body.closed])
  })

  test('a server ends by itself after an unhandled error', async ({ assert }) => {
    const login = await beginLogin()
    await delay(200)
    server.signal('SIGUSR2')
    await delay(500)
    login.send(LOGIN.slice(5))
    await login.closed
    assert.match(login.received, /^HTTP\/1\.1 200 /)
    assert.equal((await ending()).code, 1)
  })

  test('a server does not end because a terminal was closed or a log rotated', async ({
    assert,
  }) => {
    const earlier = `${securityLog}.1`
    renameSync(securityLog, earlier)
    server.signal('SIGHUP')
    const reopened = async () => {
      while (!existsSync(securityLog)) await delay(20)
    }
    await reopened()
    rmSync(earlier)

    const idle = await RawConnection.to(server.origin)
    idle.send(`${HEALTH}\r\n`)
    await idle.until('{"status":"ok"')
    server.signal('SIGTERM')
    assert.equal((await ending()).code, 0)
  })

  test('a stopping server ends at once after a second signal', async ({ assert }) => {
    await beginLogin()
    await delay(200)
    server.signal('SIGTERM')
    // One Ctrl-C may send two signals at once; they count as one.
    server.signal('SIGINT')
    await delay(1_500)
    server.signal('SIGTERM')
    const { code, after } = await ending()
    assert.equal(code, 143)
    assert.isBelow(after, 1_000)
  })
})
