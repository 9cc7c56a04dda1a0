import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { test } from '@japa/runner'
import { applyDefaults } from '#app/platform/installation/environment'

let root: string

/** The environment after the defaults, for a start from the sources unless `appRoot` differs. */
function withDefaults(variables: Record<string, string>, appRoot = 'api/') {
  const env: Record<string, string | undefined> = { ...variables }
  applyDefaults(env, pathToFileURL(join(root, appRoot)))
  return env
}

test.group('Environment', (group) => {
  group.each.setup(() => {
    root = mkdtempSync(join(tmpdir(), 'lulus-environment-'))
    return () => rmSync(root, { recursive: true })
  })

  test('the environment has a default for everything a first start needs', ({ assert }) => {
    assert.deepInclude(withDefaults({}), {
      HOST: '127.0.0.1',
      PORT: '3333',
      APP_URL: 'http://localhost:3333',
      DATA_DIR: join(root, 'data'),
      WEB_DIST: join(root, 'web/dist'),
      DB_CONNECTION: 'sqlite',
      DRIVE_DISK: 'fs',
      DEMO: 'true',
      PROOF_RETENTION_DAYS: '365',
    })
  })

  test('the environment finds the same folders from the build', ({ assert }) => {
    const { DATA_DIR, WEB_DIST } = withDefaults({}, 'api/build/')
    assert.deepEqual([DATA_DIR, WEB_DIST], [join(root, 'data'), join(root, 'web/dist')])
  })

  test('the environment keeps values that are set', ({ assert }) => {
    const set = {
      HOST: '0.0.0.0',
      PORT: '8080',
      APP_URL: 'https://lulus.test',
      DATA_DIR: join(root, 'elsewhere'),
      DB_CONNECTION: 'mysql',
      DB_HOST: 'db.test',
      DEMO: 'false',
      APP_KEY: 'k'.repeat(32),
    }
    assert.deepInclude(withDefaults(set), set)
  })

  test('the environment treats an empty variable as not set', ({ assert }) => {
    assert.deepInclude(withDefaults({ PORT: '', DATA_DIR: '' }), {
      PORT: '3333',
      DATA_DIR: join(root, 'data'),
    })
  })

  test('the environment uses the port in the default address', ({ assert }) => {
    assert.equal(withDefaults({ PORT: '8080' }).APP_URL, 'http://localhost:8080')
  })

  test('the environment has no demo in production by default', ({ assert }) => {
    assert.equal(withDefaults({ NODE_ENV: 'production' }).DEMO, 'false')
    assert.equal(withDefaults({ NODE_ENV: 'production', DEMO: 'true' }).DEMO, 'true')
  })

  test('the environment makes the key of a demo once, readable by its owner only', ({ assert }) => {
    const first = withDefaults({ DEMO: 'true' })
    const second = withDefaults({ DEMO: 'true' })
    assert.isAtLeast(String(first.APP_KEY).length, 32)
    assert.equal(second.APP_KEY, first.APP_KEY)

    const file = join(root, 'data/app.key')
    assert.equal(readFileSync(file, 'utf8'), first.APP_KEY)
    assert.equal(statSync(file).mode & 0o077, 0)

    rmSync(join(root, 'data'), { recursive: true })
    assert.notEqual(withDefaults({ DEMO: 'true' }).APP_KEY, first.APP_KEY)
  })

  test('the environment makes a key for a demo only', ({ assert }) => {
    assert.isUndefined(withDefaults({ NODE_ENV: 'production' }).APP_KEY)
  })
})
