import { expect, test } from 'vitest'
import { parseConfig } from '../src/main/config/kiosk-config.ts'
import { labFiles, seatsOf } from './lab-files.ts'
import { shellLauncherXml } from './windows-files.ts'

const LAB = {
  server: 'https://ujian.id',
  lab: 'Lab 1',
  pinHash: `scrypt$131072$8$1$${'a'.repeat(22)}$${'b'.repeat(43)}`,
  displays: 'blank',
} as const

test.each([
  ['1-3', ['01', '02', '03']],
  ['99-101', ['099', '100', '101']],
  ['7-7', ['07']],
  ['A1, B2', ['A1', 'B2']],
  ['12', ['12']],
])('%s are seats', (text, seats) => {
  expect(seatsOf(text)).toEqual(seats)
})

test.each(['', '3-1', '1-', 'A1,A1', '../x', 'a b', '1-9999'])('%j is no list of seats', (text) => {
  expect(seatsOf(text)).toBeNull()
})

test('a lab of thirty gets thirty files that the kiosk takes, and what locks the system', () => {
  const result = labFiles(LAB, seatsOf('1-30') ?? [])
  if (!result.ok) throw new Error('refused')
  const seats = [...result.files].filter(([path]) => path.startsWith('kursi-'))
  expect(seats).toHaveLength(30)
  for (const [path, text] of seats) {
    const parsed = parseConfig(text)
    expect(parsed.ok && `kursi-${parsed.config.seat}/kiosk.json`).toBe(path)
  }
  expect([...result.files.keys()].filter((path) => !path.startsWith('kursi-'))).toEqual([
    'windows/shell-launcher.xml',
    'windows/assigned-access.xml',
    'windows/terapkan.ps1',
    'linux/lulus-kios.service',
    'linux/install.sh',
  ])
})

test('a mistake is named before anything is written', () => {
  expect(labFiles({ ...LAB, server: 'http://ujian.id' }, ['01'])).toMatchObject({
    ok: false,
    problems: [{ field: 'server' }],
  })
})

test('a path can not break out of the XML', () => {
  const xml = shellLauncherXml({ account: 'a"><x', program: 'C:\\A & B\\k.exe' })
  expect(xml).toContain('Name="a&quot;&gt;&lt;x"')
  expect(xml).toContain('Shell="&quot;C:\\A &amp; B\\k.exe&quot; --diawasi"')
})
