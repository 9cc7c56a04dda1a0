import assert from 'node:assert/strict'
import { tmpdir } from 'node:os'
import { test } from 'node:test'
import { testPlan } from './test-plan.mjs'
import { guarded, runScript, withoutLeaks } from './test-scripts.mjs'

const PLAN = testPlan({ env: process.env, workFolder: tmpdir() })
const NO_RESULT = () => Promise.reject(new Error('must not run'))

test('every step has its own id and waits only for steps of the plan', () => {
  const ids = PLAN.map(({ id }) => id)
  assert.equal(new Set(ids).size, ids.length)
  for (const { id, needs = [], after = [] } of PLAN) {
    for (const other of [...needs, ...after])
      assert.ok(ids.includes(other), `${id} waits for ${other}`)
  }
})

test('nothing reads the generated client before it has been checked', () => {
  const readers = PLAN.filter(({ id }) => /^(types|unit|functional|build-api)/.test(id))
  assert.ok(readers.length > 5)
  for (const { id, after = [] } of readers) assert.ok(after.includes('codegen'), id)
})

test('the journeys need both builds and run alone', () => {
  const journeys = PLAN.find(({ id }) => id === 'journeys')
  assert.deepEqual(journeys?.needs, ['build-api', 'build-web'])
  assert.equal(journeys?.alone, true)
})

test('a missing script is a failure by name', async () => {
  const result = await guarded({ workspace: 'api', script: 'no-such-script' }, NO_RESULT)
  assert.deepEqual(result.counts, { passed: 0, failed: 1, skipped: 0 })
  assert.match(result.reason, /api has no script 'no-such-script'/)
})

test('a missing script of the kiosk is skipped by name', async () => {
  const result = await guarded({ workspace: 'desktop', script: 'no-such-script' }, NO_RESULT)
  assert.deepEqual(result.counts, { passed: 0, failed: 0, skipped: 1 })
  assert.match(result.output, /desktop has no script 'no-such-script'/)
})

test("a developer's own settings do not reach the tests", () => {
  const env = withoutLeaks({
    PATH: '/bin',
    HOME: '/root',
    DB_HOST: 'db',
    PORT: '80',
    NODE_ENV: 'production',
    S3_BUCKET: 'b',
  })
  assert.deepEqual(env, { PATH: '/bin', HOME: '/root' })
})

test('a script that is not there fails', async () => {
  const { code, timedOut } = await runScript(process.env, { script: 'no-such-script' })
  assert.notEqual(code, 0)
  assert.equal(timedOut, false)
})
