import { EventEmitter } from 'node:events'
import { expect, test } from 'vitest'
import { LastInput } from './last-input.ts'

function watch() {
  const contents = new EventEmitter()
  const clock = { now: 0 }
  const input = new LastInput(contents as never, () => clock.now)
  return { clock, input, emit: (event: object) => contents.emit('input-event', {}, event) }
}

test.each([
  { type: 'rawKeyDown' },
  { type: 'mouseDown' },
  { type: 'mouseWheel' },
  { type: 'touchStart' },
  { type: 'mouseMove', movementX: 0, movementY: -1 },
])('%j counts as user input', (event) => {
  const { clock, input, emit } = watch()
  clock.now = 299_000
  expect(input.idleSeconds).toBe(299)
  emit(event)
  clock.now = 301_000
  expect(input.idleSeconds).toBe(2)
})

test('a page that moves under a still mouse does not count as user input', () => {
  const { clock, input, emit } = watch()
  clock.now = 60_000
  emit({ type: 'mouseMove', movementX: 0, movementY: 0 })
  expect(input.idleSeconds).toBe(60)
  input.note()
  expect(input.idleSeconds).toBe(0)
})
