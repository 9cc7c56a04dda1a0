import { spawnSync } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { test } from '@japa/runner'
import app from '@adonisjs/core/services/app'
import { versionOf } from '#app/platform/installation/version'

const ROOT = new URL('../../../../', import.meta.url)
const read = (path: string) => readFile(new URL(path, ROOT), 'utf8')

interface Package {
  version?: string
  workspaces: string[]
}
interface Lock {
  version: string
  packages: Record<string, Package>
}

test.group('The version', () => {
  test('the version is the newest of CHANGELOG.md everywhere', async ({ assert }) => {
    const [, newest] = /^## (\S+) \(\d{4}-\d\d-\d\d\)$/m.exec(await read('CHANGELOG.md')) ?? []
    assert.match(newest ?? '', /^\d+\.\d+\.\d+$/)

    const { workspaces } = JSON.parse(await read('package.json')) as Package
    const lock = JSON.parse(await read('package-lock.json')) as Lock
    const found: Record<string, string | undefined> = {
      'the server': versionOf(app.appRoot),
      'package-lock.json': lock.version,
    }
    for (const folder of ['', ...workspaces]) {
      const file = folder === '' ? 'package.json' : `${folder}/package.json`
      found[file] = (JSON.parse(await read(file)) as Package).version
      found[`package-lock.json: '${folder}'`] = lock.packages[folder]?.version
    }
    assert.deepEqual(found, Object.fromEntries(Object.keys(found).map((place) => [place, newest])))
  })

  test('the version is printed by a command that has no settings', ({ assert }) => {
    const { stdout, stderr } = spawnSync(process.execPath, ['ace.js', '--version'], {
      cwd: app.makePath(),
      env: { NODE_ENV: 'production' },
      encoding: 'utf8',
    })
    assert.equal(stdout.trim(), versionOf(app.appRoot), stderr)
  })
})
