import { expect, test } from 'vitest'
import { isWayland } from './display-server.ts'

const WAYLAND = { XDG_SESSION_TYPE: 'wayland' }

test.each([
  ['linux', ['--ozone-platform=wayland', '--diawasi'], {}],
  ['linux', ['--ozone-platform-hint=wayland'], { XDG_SESSION_TYPE: 'tty' }],
  ['linux', [], WAYLAND],
  ['linux', ['--ozone-platform-hint=auto'], WAYLAND],
] as const)('%s with %j and %j is detected as Wayland', (platform, args, env) => {
  expect(isWayland(platform, args, env)).toBe(true)
})

test.each([
  ['linux', ['--ozone-platform=x11'], WAYLAND],
  ['linux', [], { XDG_SESSION_TYPE: 'x11' }],
  ['linux', [], {}],
  ['win32', ['--ozone-platform=wayland'], WAYLAND],
] as const)('%s with %j and %j is not detected as Wayland', (platform, args, env) => {
  expect(isWayland(platform, args, env)).toBe(false)
})
