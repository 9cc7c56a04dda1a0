import assert from 'node:assert/strict'
import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import { isInstallNeeded } from './install.mjs'

test('packages are installed when nothing is installed, and again after the lock file changed', (context) => {
  const root = mkdtempSync(join(tmpdir(), 'lulus-install-'))
  context.after(() => rmSync(root, { recursive: true }))
  const [lock, note] = [
    join(root, 'package-lock.json'),
    join(root, 'node_modules', '.package-lock.json'),
  ]
  writeFileSync(lock, '{}')
  // An interrupted install leaves the folder without this file.
  mkdirSync(join(root, 'node_modules'))
  assert.equal(isInstallNeeded(root), true)

  writeFileSync(note, '{}')
  assert.equal(isInstallNeeded(root), false)

  const later = Date.now() / 1000 + 60
  utimesSync(lock, later, later)
  assert.equal(isInstallNeeded(root), true)
})
