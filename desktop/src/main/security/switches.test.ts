import { expect, test } from 'vitest'
import { sessionScript } from '../../../provision/linux-files.ts'
import { unexpectedSwitches } from './switches.ts'

test.each([
  [[]],
  [['--diawasi']],
  [['--ozone-platform=wayland', '--diawasi']],
  [['--updated', '--force-run']],
])('the switches %j are expected', (args) => {
  expect(unexpectedSwitches(args, 'linux')).toEqual([])
  expect(unexpectedSwitches(args, 'win32')).toEqual([])
})

test('the Linux session passes only expected switches', () => {
  const script = sessionScript('/usr/bin/lulus-kios')
  const args = /"\$1" (--.*?);/.exec(script)?.[1]?.split(' ') ?? []
  expect(args).toContain('--diawasi')
  expect(unexpectedSwitches(args, 'linux')).toEqual([])
})

test.each([
  [['--remote-debugging-port=9222'], ['remote-debugging-port']],
  [['-remote-debugging-port=9222'], ['remote-debugging-port']],
  [['--REMOTE-debugging-pipe'], ['remote-debugging-pipe']],
  [
    ['--load-extension=C:\\x', '--js-flags=--expose-gc'],
    ['load-extension', 'js-flags'],
  ],
  [['--diawasi', '--inspect', '--inspect'], ['inspect']],
  [['--no-sandbox'], ['no-sandbox']],
  [['--proxy-server=jahat.example'], ['proxy-server']],
  [['--host-rules=MAP * 127.0.0.1'], ['host-rules']],
  [['--diawasi-x'], ['diawasi-x']],
  [['--'], ['']],
])('the switches %j end the kiosk', (args, names) => {
  expect(unexpectedSwitches(args, 'linux')).toEqual(names)
})

test('a slash starts a switch on Windows and a path elsewhere', () => {
  expect(unexpectedSwitches(['/remote-debugging-port=1'], 'win32')).toEqual([
    'remote-debugging-port',
  ])
  expect(unexpectedSwitches(['/home/a'], 'linux')).toEqual([])
})

test('text from an unexpected switch is not logged', () => {
  const [name] = unexpectedSwitches([`--a<b>\u0000é${'x'.repeat(99)}`], 'linux')
  expect(name).toBe(`a?b???${'x'.repeat(34)}`)
})
