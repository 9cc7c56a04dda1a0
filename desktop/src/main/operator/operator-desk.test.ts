import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { KioskConfig } from '../config/kiosk-config.ts'
import { Settings, type StartConfig } from '../config/settings.ts'
import { OperatorDesk } from './operator-desk.ts'

const CONFIG: KioskConfig = {
  server: 'https://ujian.id',
  lab: 'Lab 1',
  seat: '7',
  pinHash: `scrypt$131072$8$1$${'a'.repeat(22)}$${'b'.repeat(43)}`,
  displays: 'blank',
  labId: 3,
  labKey: 'k'.repeat(43),
}
const pins = {
  hash: () => Promise.resolve(CONFIG.pinHash),
  matches: (pin: string) => Promise.resolve(pin === '246813'),
}
const GREEN = [{ name: 'Server', state: 'good', detail: '' }] as const
const RED = [{ name: 'Server', state: 'bad', detail: '' }] as const

const actions = {
  openExam: vi.fn(),
  redraw: vi.fn(),
  restart: vi.fn(),
  exit: vi.fn(),
  onWrongPin: vi.fn(),
}
const runChecks = vi.fn()
let folder: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'lulus-desk-'))
  for (const action of Object.values(actions)) action.mockClear()
  runChecks.mockResolvedValue([...GREEN])
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

function desk(start: StartConfig = { kind: 'ready', config: CONFIG, file: 'kiosk.json' }) {
  const settings = new Settings(folder, join(folder, 'installed.json'), pins)
  return {
    settings,
    desk: new OperatorDesk({
      settings,
      start,
      version: '1.0.0',
      now: () => 0,
      runChecks,
      ...actions,
    }),
  }
}

test('begins with the check, and tells neither the PIN nor the key', async () => {
  const state = await desk().desk.state()
  expect(state.screen).toBe('check')
  expect(JSON.stringify(state)).not.toMatch(/scrypt|kkkk/)
})

test('green opens the exam; red does not', async () => {
  const kiosk = desk().desk
  expect(await kiosk.openExam()).toBe(false)
  runChecks.mockResolvedValue([...GREEN, ...RED])
  await kiosk.check({ outputs: 1, isHeard: true })
  expect(await kiosk.openExam()).toBe(false)
  runChecks.mockResolvedValue([...GREEN])
  await kiosk.check({ outputs: 1, isHeard: true })
  expect(await kiosk.openExam()).toBe(true)
  expect(actions.openExam).toHaveBeenCalledOnce()
})

test('without the PIN nobody leaves or changes anything', async () => {
  const kiosk = desk().desk
  kiosk.lock()
  expect(() => kiosk.exit()).toThrow('PIN')
  await expect(kiosk.save({})).rejects.toThrow('PIN')
  expect(await kiosk.openExam()).toBe(false)
  expect(await kiosk.unlock('111112')).toBe('PIN salah.')
  expect(() => kiosk.exit()).toThrow('PIN')
  expect(actions.onWrongPin).toHaveBeenCalledOnce()
  expect(actions.exit).not.toHaveBeenCalled()
})

test('the PIN opens the menu until it is left', async () => {
  const kiosk = desk().desk
  kiosk.lock()
  expect((await kiosk.state()).screen).toBe('locked')
  expect(await kiosk.unlock('246813')).toBeNull()
  expect((await kiosk.state()).screen).toBe('menu')
  expect(await kiosk.openExam()).toBe(true)
  kiosk.lock()
  expect((await kiosk.state()).screen).toBe('locked')
  expect(() => kiosk.exit()).toThrow('PIN')
})

test('the question for the PIN is left without it: to the exam, or to the check before one', async () => {
  const kiosk = desk().desk
  kiosk.lock()
  await kiosk.resume()
  expect([actions.openExam.mock.calls.length, actions.redraw.mock.calls.length]).toEqual([0, 1])
  expect((await kiosk.state()).screen).toBe('check')

  await kiosk.check({ outputs: 1, isHeard: true })
  await kiosk.openExam()
  kiosk.lock()
  await kiosk.resume()
  expect(actions.openExam).toHaveBeenCalledTimes(2)
  expect(() => kiosk.exit()).toThrow('PIN')
})

test('a change keeps the key that the screen does not show', async () => {
  const { desk: kiosk, settings } = desk()
  kiosk.lock()
  await kiosk.unlock('246813')
  const fields = { server: CONFIG.server, lab: 'Lab 2', seat: '8', displays: 'refuse', pin: '' }
  expect(await kiosk.save(fields)).toEqual([])
  expect(settings.load()).toMatchObject({
    kind: 'ready',
    config: { ...CONFIG, lab: 'Lab 2', seat: '8', displays: 'refuse' },
  })
  expect(actions.restart).toHaveBeenCalledOnce()
})

test('a new computer is set up without a PIN, and its mistakes are named', async () => {
  const { desk: kiosk, settings } = desk({ kind: 'none' })
  expect((await kiosk.state()).screen).toBe('setup')
  expect(await kiosk.openExam()).toBe(false)
  const fields = { server: 'https://ujian.id', lab: 'Lab 1', seat: '7', displays: 'blank' }
  expect(await kiosk.save({ ...fields, pin: '123456' })).toMatchObject([{ field: 'pin' }])
  expect(await kiosk.save({ ...fields, pin: '246813' })).toEqual([])
  expect(settings.load().kind).toBe('ready')
})

test('a broken file says what is wrong, and can be left', async () => {
  const problems = [{ field: 'server', message: 'Alamat server wajib diisi.' }]
  const { desk: kiosk } = desk({ kind: 'broken', file: 'x', result: { ok: false, problems } })
  expect(await kiosk.state()).toMatchObject({ screen: 'setup', problems })
  await kiosk.exit()
  expect(actions.exit).toHaveBeenCalledOnce()
})

test.each([null, undefined, {}, { outputs: -1, isHeard: true }, { outputs: 1, isHeard: 'yes' }])(
  'an odd answer about the headset, %j, is refused',
  async (audio) => {
    await expect(desk().desk.check(audio)).rejects.toThrow()
  }
)
