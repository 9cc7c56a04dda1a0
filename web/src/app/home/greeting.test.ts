import { expect, test } from 'vitest'
import { greetingOf } from '@/app/home/greeting'

test.each([
  ['Siti Rahmawati', 'Halo, Siti'],
  ['I Made Sudarma', 'Halo, I Made'],
  ['M. Rizky', 'Halo, M. Rizky'],
  ['Contoh — Siti Rahmawati', 'Halo, Siti'],
  ['Al', 'Halo, Al'],
  ['', 'Halo'],
])('%j is greeted with %j', (name, greeting) => {
  expect(greetingOf(name)).toBe(greeting)
})
