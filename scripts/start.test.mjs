import assert from 'node:assert/strict'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'

test('what npm start reads of the built API has a source', () => {
  const script = readFileSync(new URL('./start.mjs', import.meta.url), 'utf8')
  const read = [...script.matchAll(/inRoot\('api', 'build', ([^)]*\.js')\)/g)].map(
    ([, parts = '']) => join(...parts.split(', ').map((part) => part.replaceAll("'", '')))
  )
  assert.ok(read.length >= 2)
  const missing = read.filter(
    (file) => !existsSync(join(import.meta.dirname, '..', 'api', file.replace(/\.js$/, '.ts')))
  )
  assert.deepEqual(missing, [])
})
