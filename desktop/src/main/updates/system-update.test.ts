import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { leaveForUpdates, readNotice, type UpdateNotice } from './system-update.ts'

const NOW = 1_800_000_000_000
const TOKEN = '0f8fad5b-d9cb-469f-a165-70867728950e'
const WAITING: UpdateNotice = {
  state: 'waiting',
  version: '0.2.0',
  detail: '',
  token: TOKEN,
  until: NOW + 40 * 60_000,
  at: NOW,
}

let folder: string
let isFree: boolean
let idleSeconds: number
let isHeld: boolean
let stop: () => void
const leave = vi.fn()
const onFailure = vi.fn()

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'lulus-system-update-'))
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  for (const mock of [leave, onFailure]) mock.mockReset()
  isFree = true
  idleSeconds = 300
  isHeld = false
  stop = leaveForUpdates({
    folder,
    now: () => NOW,
    isFree: () => isFree,
    idleSeconds: () => idleSeconds,
    isHeld: () => isHeld,
    leave,
    onFailure,
  })
})
afterEach(() => {
  stop()
  vi.useRealTimers()
  rmSync(folder, { recursive: true })
})

const notice = (text: unknown) =>
  writeFileSync(
    join(folder, 'pembaruan.json'),
    typeof text === 'string' ? text : JSON.stringify(text)
  )
const permission = () => join(folder, 'izin/pembaruan.txt')
const pass = () => vi.advanceTimersByTime(60_000)

test('an unused seat exits for a waiting update, and says so with the token', () => {
  leave.mockImplementation(() => expect(readFileSync(permission(), 'utf8')).toBe(TOKEN))
  notice(WAITING)
  pass()
  expect(leave).toHaveBeenCalledOnce()
  pass()
  expect(leave, 'it is asked once').toHaveBeenCalledOnce()
})

test('the kiosk does not exit for an update while a learner is signed in, and exits afterwards', () => {
  notice(WAITING)
  isFree = false
  pass()
  expect(leave).not.toHaveBeenCalled()
  expect(existsSync(permission())).toBe(false)
  isFree = true
  pass()
  expect(leave).toHaveBeenCalledOnce()
})

test("the kiosk does not exit for an update during its lab's exam event", () => {
  notice(WAITING)
  isHeld = true
  pass()
  expect(leave).not.toHaveBeenCalled()
  isHeld = false
  pass()
  expect(leave).toHaveBeenCalledOnce()
})

test('the kiosk does not exit for an update during typing or mouse movement', () => {
  notice(WAITING)
  idleSeconds = 299
  pass()
  expect(leave).not.toHaveBeenCalled()
})

test.each([
  ['nothing', null],
  ['that the version is current', { ...WAITING, state: 'current' }],
  ['that it installs', { ...WAITING, state: 'installing' }],
  ['that it failed', { ...WAITING, state: 'failed' }],
  ['that it asks again later', { ...WAITING, token: '', until: 0 }],
  ['that it has waited long enough', { ...WAITING, until: NOW + 59_000 }],
  ['a token that is a path', { ...WAITING, token: '../../kiosk' }],
  ['half of something', '{"state":"wai'],
])('the kiosk keeps running when the update task reports %s', (_, text) => {
  if (text !== null) notice(text)
  pass()
  expect(leave).not.toHaveBeenCalled()
  expect(onFailure).not.toHaveBeenCalled()
})

test('the kiosk keeps running when it cannot record that it is about to exit', () => {
  notice(WAITING)
  writeFileSync(join(folder, 'izin'), 'a file where the folder should be')
  pass()
  expect(leave).not.toHaveBeenCalled()
  expect(onFailure).toHaveBeenCalled()
})

test('the kiosk reads the status of the update task', () => {
  expect(readNotice(folder)).toBeNull()
  notice(WAITING)
  expect(readNotice(folder)).toEqual(WAITING)
})
