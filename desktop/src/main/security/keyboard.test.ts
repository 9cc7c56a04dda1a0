import { expect, test } from 'vitest'
import { judgeKey, type KeyPress } from './keyboard.ts'

/** Parses 'Ctrl+Shift+KeyI' into a key press. An optional second word is the key. */
function press(keys: string): KeyPress {
  const [chord = '', key] = keys.split(' ')
  const parts = chord.split('+')
  const code = parts.at(-1) ?? ''
  return {
    code,
    key: key ?? /^Key(.)$/.exec(code)?.[1]?.toLowerCase() ?? code,
    control: parts.includes('Ctrl'),
    alt: parts.includes('Alt'),
    shift: parts.includes('Shift'),
    meta: parts.includes('Meta'),
  }
}

test.each([
  'Alt+F4',
  'Ctrl+KeyW',
  'Ctrl+Shift+KeyW',
  'Ctrl+KeyN',
  'Ctrl+Shift+KeyN',
  'Ctrl+KeyT',
  'Ctrl+KeyR',
  'Ctrl+Shift+KeyR',
  'Ctrl+KeyP',
  'Ctrl+KeyS',
  'Ctrl+KeyU',
  'Ctrl+KeyL',
  'Ctrl+KeyO',
  'Ctrl+KeyF',
  'Ctrl+KeyG',
  'Ctrl+KeyJ',
  'Ctrl+KeyH',
  'Ctrl+KeyQ',
  'Ctrl+KeyD',
  'Ctrl+Tab',
  'Ctrl+Shift+Tab',
  'Ctrl+PageDown',
  'Ctrl+Digit1',
  'Ctrl+Enter',
  'Ctrl+F4',
  'Ctrl+F5',
  'Ctrl+Shift+KeyI',
  'Ctrl+Shift+KeyJ',
  'Ctrl+Shift+KeyC',
  'Ctrl+Shift+KeyV',
  'Ctrl+Escape',
  'Ctrl+Shift+Escape',
  'Ctrl+Alt+KeyK',
  'Ctrl+Alt+Delete',
  'Ctrl+Alt+F2',
  'Ctrl+Alt+Shift+Meta+KeyK',
  'Alt+ArrowLeft',
  'Alt+ArrowRight',
  'Alt+Home',
  'Alt+KeyD',
  'Alt+Tab',
  'Alt+Space',
  'Alt+Escape',
  'Alt+Enter',
  'F1',
  'F3',
  'F5',
  'F6',
  'F7',
  'F11',
  'F12',
  'Shift+F10',
  'PrintScreen',
  'Alt+PrintScreen',
  'Meta+KeyD',
  'Meta+KeyL',
  'Meta+Shift+KeyS',
  'MetaLeft Meta',
  'ContextMenu',
  'BrowserBack',
  'BrowserHome',
  'LaunchMail',
  'LaunchApplication1',
  'MediaPlayPause',
])('the key %s is blocked', (keys) => {
  expect(judgeKey(press(keys), false)).toBe('block')
  expect(judgeKey(press(keys), true)).toBe('block')
})

test.each([
  'KeyA',
  'Shift+KeyA A',
  'Digit1',
  'Space',
  'Enter',
  'Tab',
  'Shift+Tab',
  'Escape',
  'ArrowLeft',
  'PageDown',
  'Backspace',
  'Ctrl+KeyA',
  'Ctrl+KeyZ',
  'Ctrl+Backspace',
  'Ctrl+ArrowRight',
  'Ctrl+Shift+ArrowRight',
  'ControlLeft Control',
  'Alt+AltLeft Alt',
  'AltRight AltGraph',
  'AudioVolumeUp',
  'Ctrl+AudioVolumeDown',
])('the key %s works, also during an exam', (keys) => {
  expect(judgeKey(press(keys), true)).toBe('pass')
})

test.each(['Ctrl+KeyC', 'Ctrl+KeyX', 'Ctrl+KeyV', 'Shift+Insert'])(
  'the key %s works only outside an exam',
  (keys) => {
    expect([judgeKey(press(keys), false), judgeKey(press(keys), true)]).toEqual(['pass', 'block'])
  }
)

test.each([
  ['Ctrl+Equal', 'zoom-in'],
  ['Ctrl+Shift+Equal', 'zoom-in'],
  ['Ctrl+Minus', 'zoom-out'],
  ['Ctrl+Digit0', 'zoom-reset'],
  ['Ctrl+NumpadAdd', 'zoom-in'],
])('the key %s is handled by the kiosk: %s', (keys, verdict) => {
  expect(judgeKey(press(keys), true)).toBe(verdict)
})

test('the operator chord works on every keyboard layout', () => {
  expect(judgeKey(press('Ctrl+Alt+Shift+KeyK'), true)).toBe('operator')
  expect(judgeKey(press('Ctrl+Alt+Shift+KeyK Л'), false)).toBe('operator')
})
