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
  saveRescue: vi.fn(() => Promise.resolve('Berkas disimpan.')),
  emptySeat: vi.fn(() => Promise.resolve()),
  redraw: vi.fn(),
  restart: vi.fn(),
  exit: vi.fn(),
  onWrongPin: vi.fn(),
}
const updates = {
  offered: vi.fn((): string | null => null),
  install: vi.fn(() => 'Pemasangan dimulai.'),
}
const runChecks = vi.fn()
const enrol = vi.fn()
let folder: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'lulus-desk-'))
  for (const mock of [...Object.values(actions), ...Object.values(updates)]) mock.mockClear()
  runChecks.mockResolvedValue([...GREEN])
  enrol.mockReset()
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
      enrol,
      runChecks,
      updates,
      ...actions,
    }),
  }
}

test('the kiosk starts with the check, and reveals neither the PIN nor the key', async () => {
  const state = await desk().desk.state()
  expect(state.screen).toBe('check')
  expect(JSON.stringify(state)).not.toMatch(/scrypt|kkkk/)
})

test('a green check opens the exam and a red one does not', async () => {
  const kiosk = desk().desk
  expect(await kiosk.openExam()).toBe(false)
  runChecks.mockResolvedValue([...GREEN, ...RED])
  await kiosk.check({ outputs: 1, isHeard: true, isAnew: false })
  expect(await kiosk.openExam()).toBe(false)
  runChecks.mockResolvedValue([...GREEN])
  await kiosk.check({ outputs: 1, isHeard: true, isAnew: false })
  expect(await kiosk.openExam()).toBe(true)
  expect(actions.openExam).toHaveBeenCalledOnce()
})

test('leaving and changing settings need the PIN', async () => {
  const kiosk = desk().desk
  await kiosk.lock()
  expect(() => kiosk.exit()).toThrow('PIN')
  await expect(kiosk.save({})).rejects.toThrow('PIN')
  expect(await kiosk.openExam()).toBe(false)
  expect(await kiosk.unlock('111112')).toBe('PIN salah.')
  expect(() => kiosk.exit()).toThrow('PIN')
  expect(actions.onWrongPin).toHaveBeenCalledOnce()
  expect(actions.exit).not.toHaveBeenCalled()
})

test('the PIN opens the menu until the operator leaves it', async () => {
  const kiosk = desk().desk
  await kiosk.lock()
  expect((await kiosk.state()).screen).toBe('locked')
  expect(await kiosk.unlock('246813')).toBeNull()
  expect((await kiosk.state()).screen).toBe('menu')
  expect(await kiosk.openExam()).toBe(true)
  await kiosk.lock()
  expect((await kiosk.state()).screen).toBe('locked')
  expect(() => kiosk.exit()).toThrow('PIN')
})

test('a red check leads to the menu, behind the PIN', async () => {
  const kiosk = desk().desk
  runChecks.mockResolvedValue([...RED])
  await kiosk.check({ outputs: 1, isHeard: true, isAnew: false })
  await kiosk.lock()
  expect(actions.redraw).toHaveBeenCalledOnce()
  expect(await kiosk.state()).toMatchObject({ screen: 'locked', isExamOpen: false })
  await kiosk.unlock('246813')
  expect(await kiosk.state()).toMatchObject({ screen: 'menu' })
})

test('a computer without settings does not ask for a PIN', async () => {
  const kiosk = desk({ kind: 'none' }).desk
  await kiosk.lock()
  expect(actions.redraw).not.toHaveBeenCalled()
  expect((await kiosk.state()).screen).toBe('setup')
})

test('saving a rescue file needs the PIN', async () => {
  const kiosk = desk().desk
  expect(() => kiosk.rescue()).toThrow('PIN')
  await kiosk.lock()
  expect(() => kiosk.rescue()).toThrow('PIN')
  expect(actions.saveRescue).not.toHaveBeenCalled()
  await kiosk.unlock('246813')
  expect(await kiosk.rescue()).toBe('Berkas disimpan.')
})

test('a newer version is announced, and installing it needs the PIN', async () => {
  const kiosk = desk().desk
  expect((await kiosk.state()).newerVersion).toBeNull()
  updates.offered.mockReturnValueOnce('1.1.0')
  expect((await kiosk.state()).newerVersion).toBe('1.1.0')
  expect(() => kiosk.install()).toThrow('PIN')
  expect(updates.install).not.toHaveBeenCalled()
  await kiosk.unlock('246813')
  expect(await kiosk.install()).toBe('Pemasangan dimulai.')
})

test('emptying a seat needs the PIN', async () => {
  const kiosk = desk().desk
  await expect(kiosk.emptySeat()).rejects.toThrow('PIN')
  expect(actions.emptySeat).not.toHaveBeenCalled()
  await kiosk.unlock('246813')
  expect(await kiosk.emptySeat()).toContain('Kursi sudah kosong.')
  expect(actions.emptySeat).toHaveBeenCalledOnce()
})

test('cancelling the PIN prompt returns to the exam, or to the check before it', async () => {
  const kiosk = desk().desk
  await kiosk.lock()
  await kiosk.resume()
  expect([actions.openExam.mock.calls.length, actions.redraw.mock.calls.length]).toEqual([0, 2])
  expect((await kiosk.state()).screen).toBe('check')

  await kiosk.check({ outputs: 1, isHeard: true, isAnew: false })
  await kiosk.openExam()
  await kiosk.lock()
  await kiosk.resume()
  expect(actions.openExam).toHaveBeenCalledTimes(2)
  expect(() => kiosk.exit()).toThrow('PIN')
})

test('changed settings keep the key, which the screen does not show', async () => {
  const { desk: kiosk, settings } = desk()
  await kiosk.lock()
  await kiosk.unlock('246813')
  const fields = { server: CONFIG.server, lab: 'Lab 2', seat: '8', displays: 'refuse', pin: '' }
  expect(await kiosk.save(fields)).toEqual([])
  expect(settings.load()).toMatchObject({
    kind: 'ready',
    config: { ...CONFIG, lab: 'Lab 2', seat: '8', displays: 'refuse' },
  })
  expect(actions.restart).toHaveBeenCalledOnce()
})

const OWN = { labId: 3, labKey: 'o'.repeat(43) }
const SHOWN = { server: CONFIG.server, lab: 'Lab 1', seat: '7', displays: 'blank', pin: '' }

async function unlocked() {
  const { desk: kiosk, settings } = desk()
  await kiosk.lock()
  await kiosk.unlock('246813')
  return { kiosk, settings }
}

test("an enrolment code is exchanged for the seat's key", async () => {
  const { kiosk, settings } = await unlocked()
  enrol.mockResolvedValue(OWN)
  expect(await kiosk.save({ ...SHOWN, seat: '8', code: ' K7MR-4XWA-9TCE ' })).toEqual([])
  expect(enrol).toHaveBeenCalledExactlyOnceWith(CONFIG.server, 'K7MR-4XWA-9TCE', '8')
  expect(settings.load()).toMatchObject({ kind: 'ready', config: { seat: '8', ...OWN } })
})

test('a mistake in another field does not use up the enrolment code', async () => {
  const { kiosk } = await unlocked()
  expect(await kiosk.save({ ...SHOWN, lab: '<b>', code: 'K7MR-4XWA-9TCE' })).toMatchObject([
    { field: 'lab' },
  ])
  expect(enrol).not.toHaveBeenCalled()
})

test('an enrolment code that the server refuses changes nothing', async () => {
  const { kiosk, settings } = await unlocked()
  enrol.mockRejectedValue(new Error('Kode sudah kedaluwarsa.'))
  expect(await kiosk.save({ ...SHOWN, code: 'K7MR-4XWA-9TCE' })).toEqual([
    { field: 'code', message: 'Kode sudah kedaluwarsa.' },
  ])
  expect(settings.load()).toEqual({ kind: 'none' })
  expect(actions.restart).not.toHaveBeenCalled()
})

test("another server starts without the previous server's key and update address", async () => {
  const { kiosk, settings } = await unlocked()
  expect(await kiosk.save({ ...SHOWN, server: 'https://lain.id', code: '' })).toEqual([])
  const start = settings.load()
  expect(start).toMatchObject({ kind: 'ready', config: { server: 'https://lain.id' } })
  expect(JSON.stringify(start)).not.toContain('labKey')
})

test.each([null, 'text', {}, { server: 7, code: 7 }])(
  'invalid settings %j are not saved',
  async (fields) => {
    const { kiosk } = await unlocked()
    expect(await kiosk.save(fields)).not.toEqual([])
    expect(enrol).not.toHaveBeenCalled()
  }
)

test('a new computer is set up without a PIN, and mistakes are reported', async () => {
  const { desk: kiosk, settings } = desk({ kind: 'none' })
  expect((await kiosk.state()).screen).toBe('setup')
  expect(await kiosk.openExam()).toBe(false)
  const fields = { server: 'https://ujian.id', lab: 'Lab 1', seat: '7', displays: 'blank' }
  expect(await kiosk.save({ ...fields, pin: '123456' })).toMatchObject([{ field: 'pin' }])
  expect(await kiosk.save({ ...fields, pin: '246813' })).toEqual([])
  expect(settings.load().kind).toBe('ready')
})

test('a broken settings file is explained, and the operator can exit', async () => {
  const problems = [{ field: 'server', message: 'Alamat server wajib diisi.' }]
  const { desk: kiosk } = desk({ kind: 'broken', file: 'x', result: { ok: false, problems } })
  expect(await kiosk.state()).toMatchObject({ screen: 'setup', problems })
  await kiosk.exit()
  expect(actions.exit).toHaveBeenCalledOnce()
})

test.each([
  null,
  undefined,
  {},
  { outputs: -1, isHeard: true, isAnew: false },
  { outputs: 1, isHeard: 'yes', isAnew: false },
  { outputs: 1, isHeard: true, isAnew: 1 },
])('an invalid check request %j is refused', async (wish) => {
  await expect(desk().desk.check(wish)).rejects.toThrow()
})
