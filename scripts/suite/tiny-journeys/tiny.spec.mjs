import assert from 'node:assert/strict'
import { existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from '@playwright/test'

const { TINY_FOLDER = '', TINY_ALWAYS = '0', TINY_ONCE = '0' } = process.env

/** @param {string} name */
function failOnce(name) {
  const mark = join(TINY_FOLDER, name)
  const isSecond = existsSync(mark)
  writeFileSync(mark, '')
  assert.ok(isSecond, 'not yet')
}

for (let at = 0; at < Number(TINY_ONCE); at++)
  test(`fails once › ${at}`, () => failOnce(`once-${at}`))

for (let at = 0; at < Number(TINY_ALWAYS); at++)
  test(`fails always ${at}`, () => assert.fail('never'))

test('never fails', () => {
  writeFileSync(join(TINY_FOLDER, `never-${Date.now()}`), '')
})
