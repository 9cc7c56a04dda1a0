import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { isOursAlone, unixTrust, windowsTrust } from './file-trust.ts'

const ADMINS = 'S-1-5-32-544'
const SOMEBODY = 'S-1-5-21-1-2-3-1001'

test.each([
  [0, 0o100640, true],
  [1000, 0o100600, true],
  [1001, 0o100600, false],
  [0, 0o100666, false],
  [0, 0o100620, false],
  [1000, 0o100602, false],
])('a file of %d with mode %o, for the kiosk of account 1000: %s', (uid, mode, isTrusted) => {
  expect(isOursAlone({ uid, mode }, 1000)).toBe(isTrusted)
})

test.skipIf(process.platform === 'win32')(
  "the folder's owner and mode are checked like those of the file",
  () => {
    const folder = mkdtempSync(join(tmpdir(), 'lulus-trust-'))
    const file = join(folder, 'kiosk.json')
    writeFileSync(file, '{}', { mode: 0o600 })
    expect(unixTrust.isAdministrators(file)).toBe(true)
    chmodSync(folder, 0o777)
    expect(unixTrust.isAdministrators(file)).toBe(false)
    chmodSync(folder, 0o700)
    chmodSync(file, 0o666)
    expect(unixTrust.isAdministrators(file)).toBe(false)
    rmSync(folder, { recursive: true })
  }
)

test.each([
  [`${ADMINS}\r\n${ADMINS}\r\n`, true],
  [`S-1-5-18\r\n${ADMINS}\r\n`, true],
  [`${SOMEBODY}\r\n${ADMINS}\r\n`, false],
  [`${ADMINS}\r\n${SOMEBODY}\r\n`, false],
  ['', false],
])('on Windows, owners %j: %s', (owners, isTrusted) => {
  const run = vi.fn(() => owners)
  expect(windowsTrust(run).isAdministrators("C:\\ProgramData\\Lulus\\ki'osk.json")).toBe(isTrusted)
  expect(run.mock.calls[0]).toEqual([expect.not.stringContaining("ki'osk"), expect.anything()])
})

test('on Windows, a file whose owner cannot be determined is still trusted', () => {
  const log = vi.spyOn(console, 'error').mockReturnValue()
  const run = () => {
    throw new Error('This program is blocked by group policy')
  }
  expect(windowsTrust(run).isAdministrators('C:\\ProgramData\\Lulus\\kiosk.json')).toBe(true)
  expect(log).toHaveBeenCalled()
  log.mockRestore()
})
