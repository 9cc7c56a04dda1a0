import { expect, test } from 'vitest'
import { keyAction } from '@/features/exam/model/keys'

const press = (
  key: string,
  held: Partial<Record<'altKey' | 'ctrlKey' | 'metaKey', boolean>> = {}
) => keyAction({ key, altKey: false, ctrlKey: false, metaKey: false, ...held })

test.each([
  ['a', '1'],
  ['D', '4'],
  ['2', '2'],
])('%s chooses %s', (key, answer) => {
  expect(press(key)).toEqual({ kind: 'answer', answer })
})

test('the arrows move', () => {
  expect(press('ArrowRight')).toEqual({ kind: 'next' })
  expect(press('ArrowLeft')).toEqual({ kind: 'previous' })
})

test.each(['e', '5', '0', '', 'Alt', 'Delete', 'ArrowUp', 'ab'])('%j does nothing', (key) => {
  expect(press(key)).toBeNull()
})

test.each(['altKey', 'ctrlKey', 'metaKey'] as const)('with %s held it is not ours', (modifier) => {
  expect(press('a', { [modifier]: true })).toBeNull()
})
