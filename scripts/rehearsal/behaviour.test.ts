import assert from 'node:assert/strict'
import { test } from 'node:test'
import { pagesOfSession, SESSIONS } from '../../api/contracts/exam.ts'
import { characterOf, planSession } from './behaviour.ts'

const MINUTES = { listening: 30, written: 25, reading: 55 }

/** Numbers that repeat, spread evenly over 0 to 1. */
function evenly(): () => number {
  let at = 0
  return () => (at = (at + 0.618_033_988_7) % 1)
}

test('of thirty simulated learners one loses the network, some come late, some are fast', () => {
  const characters = Array.from({ length: 30 }, (_, index) => characterOf(index))
  const count = (one: string) => characters.filter((character) => character === one).length
  assert.equal(count('putus'), 1)
  assert.equal(count('terlambat'), 3)
  assert.equal(count('cepat'), 6)
})

test('a simulated learner answers every question, some twice, within the session', () => {
  for (const session of SESSIONS) {
    const steps = planSession(session, MINUTES[session], 'biasa', evenly())
    const pages = pagesOfSession(session)
    assert.deepEqual(
      steps.slice(0, pages.length).map(({ page }) => page),
      pages
    )
    assert.ok(steps.length > pages.length)
    assert.ok(steps.some(({ doubts }) => doubts === true))
    const seconds = steps.reduce((sum, { after }) => sum + after, 0)
    const share = seconds / (MINUTES[session] * 60)
    assert.ok(share > 0.7 && share < 1, `${session}: ${share}`)
  }
})

test('fast simulated learners need less time', () => {
  const time = (character: 'biasa' | 'cepat') =>
    planSession('reading', 55, character, evenly()).reduce((sum, { after }) => sum + after, 0)
  assert.ok(time('cepat') < time('biasa') * 0.8)
})

test('a simulated learner loses the network once, in the second session', () => {
  const losses = SESSIONS.map(
    (session) =>
      planSession(session, 25, 'putus', evenly()).filter(({ loses }) => loses !== undefined).length
  )
  assert.deepEqual(losses, [0, 1, 0])
})
