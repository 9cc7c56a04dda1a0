import assert from 'node:assert/strict'
import { test } from 'node:test'
import { isNamed, selectSteps, STAGES } from './steps.mjs'

const ids = STAGES.map((steps) => steps.map(({ id }) => id))

/** @param {string[]} words */
const chosen = (...words) =>
  selectSteps(STAGES, isNamed(words))
    .flat()
    .map(({ id }) => id)

test('every step has its own id and needs steps of an earlier stage only', () => {
  assert.equal(new Set(ids.flat()).size, ids.flat().length)
  for (const [stage, steps] of STAGES.entries()) {
    const earlier = ids.slice(0, stage).flat()
    for (const { id, needs = [] } of steps)
      for (const need of needs) assert.ok(earlier.includes(need), `${id} needs ${need}`)
  }
})

test('the client is generated before any step that reads it', () => {
  assert.deepEqual(ids[0], ['codegen'])
})

test('all steps run when no words are given', () => {
  assert.deepEqual(chosen(), ids.flat())
})

test('steps are selected by parts of ids, with the steps that these need', () => {
  assert.deepEqual(chosen('lint', 'unit'), ['lint', 'unit'])
  assert.deepEqual(chosen('kiosk'), ['build-api', 'build-web', 'kiosk-journeys'])
  assert.deepEqual(chosen('no such step'), [])
})
