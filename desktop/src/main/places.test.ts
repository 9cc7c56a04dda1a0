import { expect, test } from 'vitest'
import { installedConfigFile, webRootOf } from './places.ts'

test("installed settings have a fixed folder, on Linux regardless of the account's environment", () => {
  expect(installedConfigFile('linux', { ProgramData: '/tmp' })).toBe('/etc/lulus/kiosk.json')
  expect(installedConfigFile('win32', { ProgramData: '/data' })).toBe('/data/Lulus/kiosk.json')
})

test('the web build is beside the archive, or in the repository', () => {
  expect(webRootOf(true, '/opt/Lulus/resources', '/x')).toBe('/opt/Lulus/resources/web')
  expect(webRootOf(false, '', '/repo/desktop/out')).toBe('/repo/web/dist')
})
