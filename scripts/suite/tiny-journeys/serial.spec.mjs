import assert from 'node:assert/strict'
import { existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from '@playwright/test'

test.describe.configure({ mode: 'serial' })

let isPrepared = false
const mark = join(process.env.TINY_FOLDER ?? '', 'serial')

test('prepares', () => {
  isPrepared = true
})

test('needs the one before, and fails once', () => {
  assert.ok(isPrepared, 'not prepared')
  const isSecond = existsSync(mark)
  writeFileSync(mark, '')
  assert.ok(isSecond, 'not yet')
})

test('needs both', () => assert.ok(isPrepared))
