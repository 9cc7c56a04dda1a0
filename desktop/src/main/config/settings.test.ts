import { createHash } from 'node:crypto'
import { chmodSync, mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { KioskConfig } from './kiosk-config.ts'
import type { Pins } from './pin.ts'
import { Settings } from './settings.ts'

const NOW = 1_800_000_000_000
const INPUT = { server: 'https://ujian.id', lab: 'Lab 1', seat: '7', pin: '246813' }

let folder: string
let installed: string
/** Works like the real one, but fast. */
const fastPins: Pins = {
  hash: (pin) => Promise.resolve(`scrypt$131072$8$1$${'s'.repeat(22)}$${digest(pin)}`),
  matches: (pin, hash) => Promise.resolve(hash.endsWith(digest(pin))),
}
const digest = (pin: string) => createHash('sha256').update(pin).digest('base64url')

const settings = () => new Settings(join(folder, 'data'), installed, fastPins)

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'lulus-kiosk-'))
  installed = join(folder, 'installed', 'kiosk.json')
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

async function saved(): Promise<KioskConfig> {
  const result = await settings().save(INPUT, null)
  if (!result.ok) throw new Error(result.problems[0]?.message)
  return result.config
}

test('a new computer has no settings, and saved settings are loaded at the next start', async () => {
  expect(settings().load()).toEqual({ kind: 'none' })
  const config = await saved()
  expect(settings().load()).toMatchObject({ kind: 'ready', config })
  expect(JSON.stringify(config)).not.toContain('246813')
})

test.skipIf(process.platform === 'win32')('no other account can read the settings', async () => {
  await saved()
  expect(statSync(join(folder, 'data', 'kiosk.json')).mode & 0o077).toBe(0)
})

test.each([
  {},
  null,
  'text',
  { ...INPUT, pin: '123456' },
  { ...INPUT, pin: 246_813 },
  { ...INPUT, server: 'x' },
])('invalid settings %j are not saved', async (input) => {
  expect((await settings().save(input, null)).ok).toBe(false)
  expect(settings().load()).toEqual({ kind: 'none' })
})

test('a change without a PIN keeps the old one', async () => {
  const before = await saved()
  const result = await settings().save({ ...INPUT, seat: '8', pin: '' }, before)
  expect(result).toMatchObject({ ok: true, config: { seat: '8', pinHash: before.pinHash } })
})

test('an installed settings file takes precedence, and a broken one is reported', async () => {
  await saved()
  expect(settings().isInstalled).toBe(false)
  installed = join(folder, 'kiosk.json')
  writeFileSync(installed, '{"server":1}')
  expect(settings().isInstalled).toBe(true)
  expect(settings().load()).toMatchObject({ kind: 'broken', file: installed })
})

test('the right PIN is accepted, and five wrong ones lock it, even across a restart', async () => {
  const config = await saved()
  expect(await settings().checkPin('246813', config, NOW)).toEqual({ ok: true })
  for (const wrong of ['111112', '', null, '246814'])
    expect(await settings().checkPin(wrong, config, NOW)).toEqual({
      ok: false,
      message: 'PIN salah.',
    })
  expect(await settings().checkPin('246814', config, NOW)).toEqual({
    ok: false,
    message: 'PIN salah. Terlalu banyak percobaan. Coba lagi 1 menit lagi.',
  })
  expect((await settings().checkPin('246813', config, NOW + 59_000)).ok).toBe(false)
  expect(await settings().checkPin('246813', config, NOW + 60_000)).toEqual({ ok: true })
})

test('PINs tried concurrently are all counted', async () => {
  const config = await saved()
  const kiosk = settings()
  await Promise.all(Array.from({ length: 5 }, () => kiosk.checkPin('111112', config, NOW)))
  expect((await kiosk.checkPin('246813', config, NOW)).ok).toBe(false)
})

test('a broken attempts file allows one try, followed by a long wait', async () => {
  const config = await saved()
  const file = join(folder, 'data', 'pin-attempts.json')
  writeFileSync(file, '{"fail')
  const wrong = await settings().checkPin('111112', config, NOW)
  expect(wrong).toEqual({ ok: false, message: expect.stringContaining('30 menit') })
  writeFileSync(file, '[]')
  expect(await settings().checkPin('246813', config, NOW)).toEqual({ ok: true })
})

test('an installed file that no administrator owns is ignored, and no other file replaces it', async () => {
  const config = await saved()
  installed = join(folder, 'kiosk.json')
  writeFileSync(installed, JSON.stringify({ ...config, server: 'https://palsu.id' }))
  const planted = new Settings(join(folder, 'data'), installed, fastPins, {
    isAdministrators: (file) => file !== installed,
  })
  const start = planted.load()
  expect(start).toMatchObject({ kind: 'broken', file: installed })
  expect(JSON.stringify(start)).toContain('tidak dipasang oleh administrator')
})

test.skipIf(process.platform === 'win32')(
  'a world-writable installed file is ignored',
  async () => {
    const config = await saved()
    installed = join(folder, 'installed', 'kiosk.json')
    mkdirSync(join(folder, 'installed'))
    writeFileSync(installed, JSON.stringify(config))
    chmodSync(installed, 0o644)
    expect(settings().load()).toMatchObject({ kind: 'ready', file: installed })
    chmodSync(installed, 0o666)
    expect(settings().load()).toMatchObject({ kind: 'broken', file: installed })
  }
)

test('an unreadable settings file is reported and does not crash the kiosk', () => {
  const log = vi.spyOn(console, 'error').mockReturnValue()
  // A folder in its place can't be read either.
  mkdirSync(installed, { recursive: true })
  const start = settings().load()
  expect(start).toMatchObject({ kind: 'broken', file: installed })
  expect(JSON.stringify(start)).toContain('tidak dapat dibaca oleh akun ini')
  log.mockRestore()
})
