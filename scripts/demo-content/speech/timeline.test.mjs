import assert from 'node:assert/strict'
import test from 'node:test'
import { PAUSES, pausesBefore, randomOf, timelineOf } from './timeline.mjs'

const RATE = 24_000
const line = (role, text) => ({ role, text })

test('a dialogue pauses after its number, between turns and before its question', () => {
  const pauses = pausesBefore(
    [
      line('narrator', 'Number twenty-one.'),
      line('woman', 'Is the lab open?'),
      line('man', 'Not today.'),
      line('narrator', 'What does the man mean?'),
    ],
    () => 0.5
  )
  assert.deepEqual(pauses, [PAUSES.lead, PAUSES.afterNumber, 0.55, PAUSES.beforeQuestion])
})

test('a group leaves time to answer before each question but the first', () => {
  const pauses = pausesBefore(
    [
      line('narrator', 'Questions 31 through 34. Listen to a talk.'),
      line('woman', 'Good morning.'),
      line('narrator', 'Question 31. What is the talk about?'),
      line('narrator', 'Question 32. Who speaks?'),
    ],
    () => 0
  )
  assert.deepEqual(pauses, [
    PAUSES.lead,
    PAUSES.afterIntroduction,
    PAUSES.beforeQuestion,
    PAUSES.toAnswer,
  ])
})

test('turns pause for 0.3 to 0.8 seconds and not always equally long', () => {
  const random = randomOf('audio/01.mp3')
  const lines = Array.from({ length: 200 }, (_, index) => line(index % 2 ? 'man' : 'woman', 'Yes.'))
  const turns = pausesBefore(lines, random).slice(1)
  assert.ok(turns.every((pause) => pause >= 0.3 && pause <= 0.8))
  assert.ok(Math.max(...turns) - Math.min(...turns) > 0.4)
})

test('times of lines say where their samples stand, and room tone fills the pauses', () => {
  const spoken = [new Float32Array(RATE).fill(0.5), new Float32Array(RATE / 2).fill(0.25)]
  const { samples, times } = timelineOf(spoken, [0.5, 1], randomOf('tone'))
  assert.deepEqual(times, [
    { start: 0.5, end: 1.5 },
    { start: 2.5, end: 3 },
  ])
  assert.equal(samples.length, Math.round((3 + PAUSES.tail) * RATE))
  const pause = samples.subarray(RATE * 1.6, RATE * 2.4)
  const level = Math.sqrt(pause.reduce((sum, sample) => sum + sample ** 2, 0) / pause.length)
  assert.ok(level > 0.0001 && level < 0.002, `room tone at ${level}`)
  assert.ok(Math.abs(samples[RATE] - 0.5) < 0.01)
})

test('the same recording gets the same pauses each time, another one others', () => {
  const numbers = (seed) => Array.from({ length: 5 }, randomOf(seed))
  assert.deepEqual(numbers('audio/01.mp3'), numbers('audio/01.mp3'))
  assert.notDeepEqual(numbers('audio/01.mp3'), numbers('audio/02.mp3'))
})
