import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from '@japa/runner'
import { DEMO_ACCOUNTS } from '#app/accounts/domain/demo_accounts'
import { DEMO_PASSWORD } from '#contracts/passwords'
import { BrowserSession } from '#tests/support/browser_session'
import { runOnOneDatabase } from '#tests/support/database'
import { ServerProcess } from '#tests/support/server_process'
import { LIMITS } from '#tests/support/limits'

const WARNING = 'which is not https'

test.group('A production server', (group) => {
  runOnOneDatabase(group)
  group.each.timeout(LIMITS.processes)
  let dataDir: string
  let home: ServerProcess

  group.setup(async () => {
    dataDir = mkdtempSync(join(tmpdir(), 'lulus-transport-'))
    home = await ServerProcess.prepare(dataDir)
    return () => rmSync(dataDir, { recursive: true, force: true })
  })

  /** Runs a server with these settings during `look`, and returns its log. */
  async function logOf(
    changes: Record<string, string>,
    look: (server: ServerProcess) => Promise<void> = () => Promise.resolve()
  ): Promise<string> {
    const server = await home.sibling(changes)
    try {
      await server.start()
      await look(server)
      server.signal('SIGTERM')
      await server.ended()
      return server.log
    } finally {
      await server.kill()
    }
  }

  test('a production server with an https address requires https from browsers for a year, in every response', async ({
    assert,
  }) => {
    const log = await logOf({ APP_URL: 'https://localhost' }, async ({ origin }) => {
      for (const path of [
        '/',
        '/login',
        '/assets/app-1a2b3c.js',
        '/tidak-ada.js',
        '/%',
        '/api/health',
        '/api/pengaturan',
        '/api/users/getAuth',
        '/api/tidak-ada',
        '/api/%',
      ]) {
        const { headers } = await fetch(origin + path)
        assert.equal(headers.get('strict-transport-security'), 'max-age=31536000', path)
      }
      const visit = await fetch(`${origin}/api/users/getAuth`)
      const cookies = visit.headers.getSetCookie()
      assert.sameMembers(
        cookies.map((cookie) => cookie.split('=')[0]),
        ['__Host-lulus', '__Host-lulus-visitor', 'XSRF-TOKEN']
      )
      for (const cookie of cookies) assert.match(cookie, /; Secure/i)

      const browser = await BrowserSession.visitor(origin)
      const { email: identifier } = DEMO_ACCOUNTS[1]
      await browser.post('/users/login', { identifier, password: DEMO_PASSWORD })
      // All but the one whose name the web app and the contract use.
      const unbound = [...browser.cookies.keys()].filter((name) => !name.startsWith('__Host-'))
      assert.deepEqual(unbound, ['XSRF-TOKEN'])
      assert.isTrue(browser.cookies.has('__Host-lulus-device'))
    })
    assert.notInclude(log, WARNING)
  })

  test('a production server without https reports that and does not require it: {$self}')
    .with([
      { DEMO: 'false', APP_URL: '' },
      { DEMO: 'false', APP_URL: 'http://localhost:3333' },
    ])
    .run(async ({ assert }, changes) => {
      const log = await logOf(changes, async ({ origin }) => {
        const { headers } = await fetch(`${origin}/login`)
        assert.isNull(headers.get('strict-transport-security'))
      })
      assert.include(log, WARNING)
      assert.include(log, 'set APP_URL to its https address')
    })

  test('a trial of a production server on its own machine starts without a warning', async ({
    assert,
  }) => {
    assert.notInclude(await logOf({}), WARNING)
  })
})
