import assert from 'node:assert/strict'
import { test } from 'node:test'
import { runSteps, selectSteps } from './steps.mjs'

/** @typedef {import('./steps.mjs').Step} Step */

const PASSED = { counts: { passed: 1, failed: 0, skipped: 0 }, reason: '', output: '' }
const FAILED = { counts: { passed: 0, failed: 1, skipped: 0 }, reason: 'broke', output: 'why' }

/** Records what happens, and how many steps run side by side. */
function recorder() {
  /** @type {string[]} */
  const log = []
  const state = { log, active: 0, most: 0 }
  /**
   * @param {string} id
   * @param {Partial<Step> & { result?: import('./steps.mjs').StepResult }} [rest]
   * @returns {Step}
   */
  const step = (id, { result = PASSED, ...rest } = {}) => ({
    id,
    title: id,
    run: async () => {
      state.active += 1
      state.most = Math.max(state.most, state.active)
      log.push(`${id} begins`)
      await new Promise((resolve) => setTimeout(resolve, 5))
      state.active -= 1
      log.push(`${id} ends`)
      return result
    },
    ...rest,
  })
  return { state, step }
}

const SILENT = { started: () => {}, ended: () => {} }

test('runs as many steps side by side as there are slots', async () => {
  const { state, step } = recorder()
  await runSteps([step('a'), step('b'), step('c')], 2, SILENT)
  assert.equal(state.most, 2)
  assert.deepEqual(state.log.slice(0, 2), ['a begins', 'b begins'])
})

test('begins a step after those it waits for, even when they failed', async () => {
  const { state, step } = recorder()
  await runSteps([step('late', { after: ['early'] }), step('early', { result: FAILED })], 2, SILENT)
  assert.deepEqual(state.log, ['early begins', 'early ends', 'late begins', 'late ends'])
})

test('does not run a step whose needs failed, nor what needs that one, and says so', async () => {
  const { state, step } = recorder()
  const steps = [
    step('a', { result: FAILED }),
    step('b', { needs: ['a'] }),
    step('c', { needs: ['b'] }),
  ]
  const results = await runSteps(steps, 2, SILENT)
  assert.deepEqual(state.log, ['a begins', 'a ends'])
  assert.deepEqual(results.get('b')?.counts, { passed: 0, failed: 0, skipped: 1 })
  assert.equal(results.get('b')?.reason, 'not run: a failed')
  assert.equal(results.get('c')?.reason, 'not run: b failed')
})

test('is not hindered by a step that is not in the run', async () => {
  const { state, step } = recorder()
  await runSteps([step('a', { after: ['left out'] })], 2, SILENT)
  assert.deepEqual(state.log, ['a begins', 'a ends'])
})

test('runs a step alone that asks for it', async () => {
  const { state, step } = recorder()
  await runSteps([step('a'), step('quiet', { alone: true }), step('b')], 2, SILENT)
  const begins = state.log.indexOf('quiet begins')
  assert.equal(state.log[begins + 1], 'quiet ends')
})

test('goes on after a step that threw, and keeps its stack', async () => {
  const { step } = recorder()
  const broken = { ...step('a'), run: () => Promise.reject(new Error('no such file')) }
  const results = await runSteps([broken, step('b')], 1, SILENT)
  assert.equal(results.get('a')?.counts.failed, 1)
  assert.match(results.get('a')?.output ?? '', /no such file/)
  assert.equal(results.get('b')?.counts.passed, 1)
})

test('refuses steps that wait for each other', async () => {
  const { step } = recorder()
  const steps = [step('a', { after: ['b'] }), step('b', { after: ['a'] })]
  await assert.rejects(runSteps(steps, 2, SILENT), /wait for each other: a, b/)
})

test('tells of each step when it starts and when it ends', async () => {
  const { step } = recorder()
  /** @type {string[]} */
  const told = []
  await runSteps([step('a', { result: FAILED }), step('b', { needs: ['a'] })], 2, {
    started: ({ id }) => told.push(`${id} started`),
    ended: ({ id }, { reason }) => told.push(`${id} ended: ${reason}`),
  })
  assert.deepEqual(told, ['a started', 'a ended: broke', 'b ended: not run: a failed'])
})

test('selects by parts of ids, with what the chosen rest on, in the order of the plan', () => {
  const { step } = recorder()
  const plan = [
    step('types-api'),
    step('build-api'),
    step('build-web', { needs: ['types-api'] }),
    step('journeys', { needs: ['build-web'], after: ['build-api'] }),
  ]
  /** @param {string[]} words */
  const chosen = (...words) => selectSteps(plan, words).map(({ id }) => id)
  assert.deepEqual(chosen(), ['types-api', 'build-api', 'build-web', 'journeys'])
  assert.deepEqual(chosen('api'), ['types-api', 'build-api'])
  assert.deepEqual(chosen('journ'), ['types-api', 'build-web', 'journeys'])
  assert.deepEqual(chosen('no such step'), [])
})
