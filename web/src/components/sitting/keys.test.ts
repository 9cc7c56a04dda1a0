import { expect, test } from 'vitest'
import { keyAction } from '@/components/sitting/keys'

const press = (
  key: string,
  held: Partial<Record<'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey', boolean>> = {}
) => keyAction({ key, altKey: false, ctrlKey: false, metaKey: false, shiftKey: false, ...held })

test.each([
  ['a', '1'],
  ['D', '4'],
  ['2', '2'],
])('the key %s chooses %s', (key, answer) => {
  expect(press(key)).toEqual({ kind: 'answer', answer })
})

test('left and right move between questions, and up and down are left for scrolling', () => {
  expect(press('ArrowRight')).toEqual({ kind: 'move', by: 1 })
  expect(press('ArrowLeft')).toEqual({ kind: 'move', by: -1 })
  expect(press('ArrowDown')).toBeNull()
  expect(press('ArrowUp')).toBeNull()
})

test.each(['e', '5', '0', '', 'Alt', 'Delete', 'Home', 'ab'])('the key %j does nothing', (key) => {
  expect(press(key)).toBeNull()
})

test.each(['altKey', 'ctrlKey', 'metaKey'] as const)(
  'keys with %s held are ignored',
  (modifier) => {
    expect(press('a', { [modifier]: true })).toBeNull()
    expect(press('ArrowLeft', { [modifier]: true })).toBeNull()
  }
)

test('with Shift, letters still choose and arrows select text', () => {
  expect(press('B', { shiftKey: true })).toEqual({ kind: 'answer', answer: '2' })
  expect(press('ArrowRight', { shiftKey: true })).toBeNull()
})
