import { expect, test } from 'vitest'
import { mayRestart, restartAddress } from './recovery.ts'

test('a page restarts at most three times a minute before it needs the operator', () => {
  expect(mayRestart([], 0)).toBe(true)
  expect(mayRestart([1000, 2000], 3000)).toBe(true)
  expect(mayRestart([1000, 2000, 3000], 4000)).toBe(false)
  expect(mayRestart([1000, 2000, 3000], 61_000)).toBe(true)
})

test('a crashed page restarts where it was', () => {
  const origin = 'http://127.0.0.1:4000'
  expect(restartAddress(`${origin}/simulasi-toefl/3`, origin, '/paketsoal')).toBe(
    `${origin}/simulasi-toefl/3`
  )
  expect(restartAddress(null, origin, '/paketsoal')).toBe(`${origin}/paketsoal`)
})
