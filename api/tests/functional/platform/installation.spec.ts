import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { test } from '@japa/runner'
import hash from '@adonisjs/core/services/hash'
import { runOnOneDatabase } from '#tests/support/database'
import { hasMariadb, MariadbServer } from '#tests/support/mariadb_server'
import { hasRedis, startRedis } from '#tests/support/redis_server'
import { LIMITS } from '#tests/support/limits'
import { ServerProcess } from '#tests/support/server_process'

const ENDS_WITHIN_MS = 60_000
const MIGRATE = ['migration:run', '--force'] as const
const DEPLOYED = { DEMO: 'false' }

let root: string
let dataDir: string
let home: ServerProcess

/** Starts a deployed server with these settings, which must end by itself with a message. */
async function refusalOf(changes: Record<string, string>): Promise<string> {
  const server = await home.sibling({ ...DEPLOYED, ...changes })
  const { code, stderr } = await server.fail(ENDS_WITHIN_MS)
  if (code !== 1) throw new Error(`ended with ${String(code)}: ${stderr}`)
  if (/\n\s+at /.test(stderr)) throw new Error(`a stack trace: ${stderr}`)
  return stderr
}

function rowOf(folder: string): { id: string; key_print: string | null } {
  const database = new DatabaseSync(join(folder, 'lulus.sqlite3'), { readOnly: true })
  try {
    return database.prepare('select * from installation').get() as ReturnType<typeof rowOf>
  } finally {
    database.close()
  }
}

test.group('An installation', (group) => {
  runOnOneDatabase(group)
  group.each.timeout(LIMITS.manyRuns)
  group.setup(async () => {
    root = mkdtempSync(join(tmpdir(), 'lulus-installation-'))
    dataDir = join(root, 'data')
    home = await ServerProcess.prepare(dataDir)
    return () => rmSync(root, { recursive: true, force: true })
  })

  test('a server or a command does not create an installation in an empty or missing folder', async ({
    assert,
  }) => {
    const mounted = join(root, 'not-mounted')
    mkdirSync(mounted)
    for (const folder of [mounted, join(root, 'mistyped')]) {
      assert.include(
        await refusalOf({ DATA_DIR: folder }),
        `DATA_DIR=${folder} holds no installation`
      )
      const server = await home.sibling({ ...DEPLOYED, DATA_DIR: folder })
      for (const command of [MIGRATE, ['admin:create', '--nama=A']]) {
        const { code, output } = await server.ace(...command)
        assert.equal(code, 1, output)
        assert.include(output, 'holds no installation')
        assert.notMatch(output, /\n\s+at /)
      }
      assert.isFalse(existsSync(join(folder, 'lulus.sqlite3')))
    }
    assert.isFalse(existsSync(join(root, 'mistyped')))
  })

  test('an installation is created with --begin, and then needs no flag', async ({
    assert,
    cleanup,
  }) => {
    const server = await home.sibling({ ...DEPLOYED, DATA_DIR: join(root, 'new') })
    cleanup(() => server.kill())
    const begun = await server.ace(...MIGRATE, '--begin')
    assert.equal(begun.code, 0, begun.output)
    const { id } = rowOf(join(root, 'new'))
    assert.match(id, /^[0-9a-f-]{36}$/)
    const again = await server.ace(...MIGRATE)
    assert.equal(again.code, 0, again.output)
    await server.start()
    assert.equal((await fetch(`${server.origin}/api/health`)).status, 200)
    assert.equal(rowOf(join(root, 'new')).id, id)
  })

  test('a command that needs an answer changes nothing when there is no terminal', async ({
    assert,
  }) => {
    const server = await home.sibling(DEPLOYED)
    for (const [command, flag] of [
      ['migration:run', '--force'],
      ['admin:create', '--password'],
    ] as const) {
      const { code, output } = await server.ace(command)
      assert.equal(code, 1, output)
      assert.include(output, flag)
    }
  })

  test('an installation is served only with its own id and key', async ({ assert, cleanup }) => {
    const { id } = rowOf(dataDir)
    assert.include(await refusalOf({ INSTALLATION: 'another' }), `of installation ${id}`)

    const server = await home.sibling({ ...DEPLOYED, INSTALLATION: id })
    cleanup(() => server.kill())
    await server.start()
    await server.kill()
    const other = { APP_KEY: 'another-key-of-at-least-32-characters' }
    const said = await refusalOf(other)
    assert.include(said, 'APP_KEY is not the key that this installation was run with')
    assert.include(said, 'key:accept')
    assert.notInclude(said, other.APP_KEY)

    const accepting = await home.sibling({ ...DEPLOYED, ...other })
    cleanup(() => accepting.kill())
    const accepted = await accepting.ace('key:accept')
    assert.equal(accepted.code, 0, accepted.output)
    await accepting.start()
    await accepting.kill()
    await server.ace('key:accept')
  })

  test('a start ends with a message that names the wrong setting: {name}={value}')
    .with([
      { name: 'APP_KEY', value: 'k'.repeat(31), says: '"APP_KEY" must be a random text of 32' },
      { name: 'TRUSTED_PROXIES', value: 'banana', says: '"TRUSTED_PROXIES" must be addresses' },
      { name: 'WEB_DIST', value: '/nowhere', says: 'WEB_DIST=/nowhere holds no web build' },
      { name: 'REDIS_URL', value: '127.0.0.1:6379', says: '"REDIS_URL" must be an address' },
      { name: 'APP_URL', value: 'ftp://ujian.test', says: '"APP_URL" must be an http or https' },
      {
        name: 'APP_URL',
        value: 'https://ujian.test/a',
        says: '"APP_URL" must be an http or https',
      },
      { name: 'PORT', value: '70000', says: '"PORT" must be a whole number' },
      { name: 'HOST', value: '192.0.2.1', says: 'HOST=192.0.2.1 is no address of this machine' },
    ])
    .run(async ({ assert }, { name, value, says }) => {
      const database = new DatabaseSync(join(dataDir, 'lulus.sqlite3'))
      database.prepare('update users set password = ?').run(await hash.make('kopi-tubruk-pagi'))
      database.close()
      assert.include(await refusalOf({ [name]: value }), says)
    })

  test('a start warns of an untrusted proxy and of a Redis that forgets', async ({
    assert,
    cleanup,
  }) => {
    const redis = await startRedis()
    const server = await home.sibling({
      REDIS_URL: redis.url,
      TRUSTED_PROXIES: '192.0.2.1',
      LOG_LEVEL: 'warn',
    })
    cleanup(async () => {
      await server.kill()
      await redis.stop()
    })
    await server.start()
    await fetch(`${server.origin}/api/health/live`, { headers: { 'x-forwarded-for': '192.0.2.7' } })
    await server.logged('TRUSTED_PROXIES')
    await server.logged('appendonly yes')
    assert.notInclude(server.log, 'another host than that of APP_URL')
  }).skip(!hasRedis, 'needs redis-server')

  test('an installation stores its files where its database expects them', async ({
    assert,
    cleanup,
  }) => {
    const mariadb = await MariadbServer.start()
    cleanup(() => mariadb.remove())
    const folder = join(root, 'files')
    const server = await home.sibling({ ...DEPLOYED, ...mariadb.environment, DATA_DIR: folder })
    cleanup(() => server.kill())
    assert.include((await server.ace(...MIGRATE)).output, 'DB_DATABASE=lulus holds no installation')
    const begun = await server.ace(...MIGRATE, '--begin')
    assert.equal(begun.code, 0, begun.output)
    await server.start()
    await server.kill()

    const settings = { ...mariadb.environment, DATA_DIR: join(root, 'other-files') }
    assert.include(await refusalOf(settings), 'is empty, and the database is of installation')
    mkdirSync(settings.DATA_DIR)
    writeFileSync(join(settings.DATA_DIR, 'installation'), 'another\n')
    assert.include(await refusalOf(settings), 'holds the files of installation another')

    const wrong = { ...settings, DATA_DIR: folder, DB_DATABASE: 'typo' }
    assert.include(await refusalOf(wrong), 'Check DB_DATABASE')
    const refused = { ...settings, DATA_DIR: folder, DB_USER: 'nobody', DB_PASSWORD: 'x' }
    assert.include(await refusalOf(refused), 'Check DB_USER and DB_PASSWORD')
  }).skip(!hasMariadb, 'needs mariadbd')
})
