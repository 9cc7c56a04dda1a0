import { expect, test } from 'vitest'
import { Front } from './front.ts'

function fakeWindow(name: string, log: string[]) {
  let isKiosk = false
  return {
    show: () => void log.push(`${name} appears`),
    hide: () => void log.push(`${name} disappears`),
    focus: () => undefined,
    isDestroyed: () => false,
    isKiosk: () => isKiosk,
    setKiosk: (value: boolean) => {
      isKiosk = value
      log.push(`${name} fills the screen`)
    },
  }
}

test('a window appears before the previous one disappears, full screen once', () => {
  const log: string[] = []
  const front = new Front(false)
  const [exam, operator] = [fakeWindow('exam', log), fakeWindow('operator', log)]
  for (const window of [operator, exam, operator, operator]) front.show(window)
  expect(log).toEqual([
    'operator fills the screen',
    'operator appears',
    'exam fills the screen',
    'exam appears',
    'operator disappears',
    'operator appears',
    'exam disappears',
    'operator appears',
  ])
  expect([front.has(exam), front.has(operator)]).toEqual([false, true])
})

test("a developer's windows do not go full screen", () => {
  const log: string[] = []
  new Front(true).show(fakeWindow('exam', log))
  expect(log).toEqual(['exam appears'])
})
