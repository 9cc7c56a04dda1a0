import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readlinkSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import { inRoot } from '../runtime.mjs'

const SKIPPED = process.platform === 'win32' && 'releases run on Linux'

/**
 * A release whose commands end as they are told.
 * @param {string} folder
 * @param {string} version
 * @param {number} code of every command but --version
 */
function release(folder, version, code = 0) {
  const tree = join(folder, `package-${version}`)
  mkdirSync(join(tree, 'bin'), { recursive: true })
  mkdirSync(join(tree, 'deploy'))
  cpSync(inRoot('deploy', 'upgrade'), join(tree, 'deploy', 'upgrade'))
  const script = `#!/bin/sh\n[ "$1" = --version ] && echo ${version} && exit\nexit ${code}\n`
  writeFileSync(join(tree, 'bin', 'lulus'), script, { mode: 0o755 })
  return tree
}

/**
 * @param {string} folder
 * @param {string} tree
 */
function upgrade(folder, tree) {
  const env = { ...process.env, LULUS_ROOT: folder, LULUS_ENV: join(folder, 'lulus.env') }
  return spawnSync('sh', [join(tree, 'deploy', 'upgrade')], { env, encoding: 'utf8' })
}

test(
  'an upgrade keeps three releases, the one in use always among them',
  { skip: SKIPPED },
  (t) => {
    const folder = mkdtempSync(join(tmpdir(), 'lulus-upgrade-'))
    t.after(() => rmSync(folder, { recursive: true }))
    writeFileSync(join(folder, 'lulus.env'), '')
    // Built in this order; the fourth step goes back to the oldest.
    const built = ['1.0.0', '1.1.0', '1.2.0', '1.3.0'].map((version, at) => {
      const tree = release(folder, version)
      utimesSync(tree, at + 1, at + 1)
      return tree
    })
    for (const tree of [...built.slice(1), built[0] ?? '']) {
      const { status, stderr } = upgrade(folder, tree)
      assert.equal(status, 0, stderr)
    }
    assert.equal(readlinkSync(join(folder, 'current')), join(folder, 'releases/1.0.0'))
    const kept = ['1.0.0', '1.1.0', '1.2.0', '1.3.0'].map((one) =>
      existsSync(join(folder, 'releases', one))
    )
    assert.deepEqual(kept, [true, false, true, true])
  }
)

test('when a migration fails the earlier release stays the current one', { skip: SKIPPED }, (t) => {
  const folder = mkdtempSync(join(tmpdir(), 'lulus-upgrade-'))
  t.after(() => rmSync(folder, { recursive: true }))
  writeFileSync(join(folder, 'lulus.env'), '')
  assert.equal(upgrade(folder, release(folder, '1.0.0')).status, 0)
  assert.equal(upgrade(folder, release(folder, '1.1.0', 1)).status, 1)
  assert.equal(readlinkSync(join(folder, 'current')), join(folder, 'releases/1.0.0'))
})
