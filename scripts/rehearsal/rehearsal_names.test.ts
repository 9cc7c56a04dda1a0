import assert from 'node:assert/strict'
import { test } from 'node:test'
import { canonicalPhone } from '../../api/contracts/phone.ts'
import { isExampleName } from '../../api/contracts/classes.ts'
import {
  isRehearsalLearner,
  isRehearsalTitle,
  learnersOf,
  runOf,
  titleOf,
} from './rehearsal_names.ts'

test('the learners of a rehearsal have valid numbers that no real person has', () => {
  const learners = learnersOf(runOf(1_795_000_000_000), 500)
  assert.equal(new Set(learners.map(({ nohp }) => nohp)).size, 500)
  for (const learner of learners) {
    assert.equal(canonicalPhone(learner.nohp), learner.nohp)
    assert.ok(learner.nohp.startsWith('0800'))
    assert.ok(isRehearsalLearner(learner))
    assert.ok(!isExampleName(learner.name))
  }
})

test('a rehearsal recognises only its own learners and classes', () => {
  assert.ok(isRehearsalTitle(titleOf('00042')))
  for (const title of ['Contoh Gladi', 'Contoh Gladi 42', 'Gladi 00042', 'Contoh Gladi 00042 A'])
    assert.ok(!isRehearsalTitle(title))
  const [learner] = learnersOf('00042', 1)
  assert.ok(learner)
  for (const other of [
    { ...learner, nohp: '081200042001' },
    { ...learner, nohp: '080000043001' },
    { ...learner, name: 'Budi Santoso' },
    { ...learner, name: 'Contoh — Gladi 00042 002' },
  ])
    assert.ok(!isRehearsalLearner(other), JSON.stringify(other))
})
