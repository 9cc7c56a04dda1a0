import assert from 'node:assert/strict'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import { isOutsideBuilds } from './builds.mjs'
import { fingerprint, hasStamp, writeStamp } from './fingerprint.mjs'

const nothingIgnored = () => false

/**
 * @param {import('node:test').TestContext} context
 * @param {Record<string, string>} files
 */
function folderWith(context, files) {
  const root = mkdtempSync(join(tmpdir(), 'lulus-fingerprint-'))
  context.after(() => rmSync(root, { recursive: true }))
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(join(root, path, '..'), { recursive: true })
    writeFileSync(join(root, path), content)
  }
  return root
}

test('is the same for the same files, wherever they lie', async (context) => {
  const files = { 'api/app/a.ts': 'one', 'api/b.ts': 'two', 'package.json': '{}' }
  const here = await fingerprint(
    folderWith(context, files),
    ['api', 'package.json'],
    nothingIgnored
  )
  const there = await fingerprint(
    folderWith(context, files),
    ['package.json', 'api'],
    nothingIgnored
  )
  assert.equal(here, there)
})

test('changes with a content, a name, a file more', async (context) => {
  /** @type {Record<string, string>[]} */
  const variants = [
    { 'api/a.ts': 'one', 'api/b.ts': 'two' },
    { 'api/a.ts': 'one', 'api/b.ts': 'three' },
    { 'api/a.ts': 'one', 'api/c.ts': 'two' },
    { 'api/a.ts': 'one', 'api/b.ts': 'two', 'api/c.ts': '' },
    { 'api/a.ts': 'onetwo', 'api/b.ts': '' },
  ]
  const hashes = await Promise.all(
    variants.map((files) => fingerprint(folderWith(context, files), ['api'], nothingIgnored))
  )
  assert.equal(new Set(hashes).size, variants.length)
})

test('leaves out what is ignored and what is not there', async (context) => {
  const bare = folderWith(context, { 'web/src/a.ts': 'one' })
  const full = folderWith(context, {
    'web/src/a.ts': 'one',
    'web/src/a.test.ts': 'test',
    'web/dist/a.js': 'output',
    'web/node_modules/x/index.js': 'package',
    'web/e2e/login.spec.ts': 'journey',
  })
  const sources = ['web', 'api/contracts']
  assert.equal(
    await fingerprint(bare, sources, isOutsideBuilds),
    await fingerprint(full, sources, isOutsideBuilds)
  )
})

test('tells what changes a build from what does not', () => {
  for (const path of [
    'api/build/',
    'api/.adonisjs/',
    'api/tests/',
    'web/dist/',
    'web/e2e/',
    'web/src/lib/money.test.ts',
  ]) {
    assert.ok(isOutsideBuilds(path), path)
  }
  for (const path of [
    'api/app/exam/',
    'api/database/content/a/01.mp3',
    'web/src/testing.ts',
    'web/index.html',
    'web/src/build/a.ts',
  ]) {
    assert.ok(!isOutsideBuilds(path), path)
  }
})

test('a stamp holds for its own value only', async (context) => {
  const stamp = join(folderWith(context, {}), 'stamp')
  assert.equal(await hasStamp(stamp, 'a'), false)
  await writeStamp(stamp, 'a')
  assert.equal(await hasStamp(stamp, 'a'), true)
  assert.equal(await hasStamp(stamp, 'b'), false)
})
