import assert from 'node:assert/strict'
import { test } from 'node:test'
import { firstMissing } from './install.mjs'

const LOCK = {
  packages: {
    '': {},
    api: { version: '0.1.0' },
    'node_modules/@lulus/api': { resolved: 'api', link: true },
    'node_modules/knex': { version: '3.3.0', integrity: 'sha512-a' },
    'api/node_modules/knex': { version: '3.2.0', integrity: 'sha512-b' },
    'node_modules/built-for-windows': { version: '1.0.0', integrity: 'sha512-c', optional: true },
  },
}

const everythingIsThere = () => true

/** @param {Record<string, import('./install.mjs').LockedPackage>} changes */
function installed(changes = {}) {
  const { 'node_modules/built-for-windows': _other, ...packages } = LOCK.packages
  return { packages: { ...packages, ...changes } }
}

test('asks for an install when there is none', () => {
  assert.equal(firstMissing(LOCK, null, everythingIsThere), 'node_modules/@lulus/api')
})

test('is content with what the lock says, without the builds for other platforms', () => {
  assert.equal(firstMissing(LOCK, installed(), everythingIsThere), null)
})

test('notices another version, another content and another link', () => {
  const version = installed({ 'node_modules/knex': { version: '3.2.9', integrity: 'sha512-a' } })
  assert.equal(firstMissing(LOCK, version, everythingIsThere), 'node_modules/knex')
  const content = installed({
    'api/node_modules/knex': { version: '3.2.0', integrity: 'sha512-z' },
  })
  assert.equal(firstMissing(LOCK, content, everythingIsThere), 'api/node_modules/knex')
  const link = installed({ 'node_modules/@lulus/api': { resolved: 'server', link: true } })
  assert.equal(firstMissing(LOCK, link, everythingIsThere), 'node_modules/@lulus/api')
})

test('notices a folder that was removed by hand', () => {
  const isThere = (/** @type {string} */ folder) => folder !== 'node_modules/knex'
  assert.equal(firstMissing(LOCK, installed(), isThere), 'node_modules/knex')
})
