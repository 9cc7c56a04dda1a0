import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import hash from '@adonisjs/core/services/hash'
import { test } from '@japa/runner'
import { runOnOneDatabase } from '#tests/support/database'
import { ServerProcess } from '#tests/support/server_process'
import { DEMO_PASSWORD } from '#contracts/passwords'
import { LIMITS } from '#tests/support/limits'

const PUBLIC_URL = 'https://ujian.example.id'
/** A start takes about two seconds; a refused one is no slower. */
const ENDS_WITHIN_MS = 15_000

test.group('Server with the published demo passwords', (group) => {
  runOnOneDatabase(group)
  let dataDir: string
  let home: ServerProcess

  group.setup(async () => {
    dataDir = mkdtempSync(join(tmpdir(), 'lulus-demo-guard-'))
    home = await ServerProcess.prepare(dataDir)
    return () => rmSync(dataDir, { recursive: true, force: true })
  })

  /** Starts a server with these settings on the demo's data; it must end at once. */
  async function refusalOf(changes: Record<string, string>): Promise<string> {
    const { code, stderr } = await (await home.sibling(changes)).fail(ENDS_WITHIN_MS)
    if (code !== 1) throw new Error(`ended with ${String(code)}: ${stderr}`)
    return stderr
  }

  function change(statement: string, ...values: string[]): void {
    const database = new DatabaseSync(join(dataDir, 'lulus.sqlite3'))
    database.prepare(statement).run(...values)
    database.close()
  }

  test(
    'a server with the demo passwords ends with code 1 and a message for {name}={value} and DEMO={DEMO}'
  )
    .with([
      { name: 'HOST', value: '0.0.0.0', DEMO: 'false' },
      { name: 'HOST', value: '0.0.0.0', DEMO: 'true' },
      { name: 'HOST', value: '::', DEMO: 'false' },
      { name: 'APP_URL', value: PUBLIC_URL, DEMO: 'false' },
      { name: 'APP_URL', value: PUBLIC_URL, DEMO: 'true' },
    ])
    .run(async ({ assert }, { name, value, DEMO }) => {
      const said = await refusalOf({ [name]: value, DEMO })
      assert.include(said, `${name}=${value}`)
      assert.include(said, 'admin@demo.test and peserta@demo.test')
      assert.include(said, 'choose another password')
      assert.notMatch(said, /DEMO=|\n\s+at /)
    })

  test('a server with renamed demo accounts does not start either', async ({ assert }) => {
    change(`update users set email = 'kepala@lulus.test', nohp = '081299900000' where id = 1`)
    change(`update users set password = 'x' where id = 2`)
    assert.include(await refusalOf({ HOST: '0.0.0.0', DEMO: 'false' }), 'kepala@lulus.test')
  })

  test('a server starts once all demo accounts have another password', async ({
    assert,
    cleanup,
  }) => {
    change('update users set password = ?', await hash.make('rahasia-baru'))
    const server = await home.sibling({ HOST: '0.0.0.0', DEMO: 'false', APP_URL: PUBLIC_URL })
    cleanup(() => server.kill())
    await server.start()
    assert.equal((await fetch(`${server.origin}/api/health`)).status, 200)
  })

  test('a server ends completely after other errors at the start', async ({ assert, cleanup }) => {
    change('update users set password = ?', await hash.make(DEMO_PASSWORD))
    const taken = createServer().listen(0, '127.0.0.1')
    await once(taken, 'listening')
    cleanup(() => void taken.close())
    const { port } = taken.address() as AddressInfo
    assert.include(
      await refusalOf({ PORT: String(port) }),
      `PORT=${port} of HOST=127.0.0.1 is taken`
    )
    assert.include(await refusalOf({ APP_KEY: 'short' }), '"APP_KEY"')
    assert.include(await refusalOf({ LOG_LEVEL: 'loud' }), 'LOG_LEVEL')
    const away = { DB_CONNECTION: 'mysql', DB_HOST: '127.0.0.1', DB_PORT: '1' }
    assert.include(await refusalOf({ ...away, HOST: '0.0.0.0' }), 'database')
    const empty = join(dataDir, 'empty')
    assert.include(await refusalOf({ DATA_DIR: empty, HOST: '0.0.0.0' }), 'migration:run')
  }).timeout(LIMITS.processes)
})
