import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import { inRoot } from '../runtime.mjs'
import { productionPackages } from './production-packages.mjs'

const LOCK = {
  packages: {
    api: { dependencies: { knex: '3' }, devDependencies: { japa: '1' } },
    'api/node_modules/debug': {},
    'node_modules/debug': {},
    'node_modules/knex': { dependencies: { debug: '4' }, peerDependencies: { japa: '1' } },
    'node_modules/knex/node_modules/debug': { optionalDependencies: { fast: '1', absent: '1' } },
    'node_modules/fast': {},
    'node_modules/japa': {},
  },
}

test('what a workspace needs when it runs is found as Node finds it: nearest first, without peers', () => {
  assert.deepEqual(productionPackages(LOCK, 'api'), [
    'node_modules/fast',
    'node_modules/knex',
    'node_modules/knex/node_modules/debug',
  ])
})

test('another workspace is followed, and is no package itself', () => {
  const packages = {
    web: { dependencies: { '@lulus/api': '*' } },
    'node_modules/@lulus/api': { link: true, resolved: 'api' },
    api: { dependencies: { knex: '3' } },
    'node_modules/knex': {},
  }
  assert.deepEqual(productionPackages({ packages }, 'web'), ['node_modules/knex'])
})

test('a lock file without a needed package is not believed', () => {
  const packages = { api: { dependencies: { knex: '3' } } }
  assert.throws(() => productionPackages({ packages }, 'api'), /has no knex, which api needs/)
})

test("the server needs its framework and database, and none of its tests' packages", () => {
  const lock = JSON.parse(readFileSync(inRoot('package-lock.json'), 'utf8'))
  const names = productionPackages(lock, 'api')
  for (const name of ['@adonisjs/core', 'better-sqlite3', 'mysql2', 'sharp', 'pdfkit'])
    assert.ok(names.includes(`node_modules/${name}`), name)
  for (const name of ['@japa/runner', 'playwright-core', 'typescript', 'electron'])
    assert.ok(!names.includes(`node_modules/${name}`), name)
})
