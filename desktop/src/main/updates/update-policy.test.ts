import { expect, test } from 'vitest'
import { isPlainOffer, judgeUpdates, newerVersion } from './update-policy.ts'

const SIGNED = `provider: generic
url: https://server-ujian.invalid/kios/pembaruan/
updaterCacheDirName: lulusdesktop-updater
publisherName:
  - Akademi Contoh
`
const UPDATES = 'https://ujian.id/kios/pembaruan/'
const ON = {
  updates: UPDATES,
  platform: 'win32',
  isSupervised: false,
  hasSystemTask: false,
  buildInfo: SIGNED,
} as const

test('a signed build uses the update folder of the settings, not the one it was built with', () => {
  expect(judgeUpdates(ON)).toEqual({
    kind: 'on',
    feed: UPDATES,
    publishers: ['Akademi Contoh'],
  })
  expect(
    judgeUpdates({ ...ON, buildInfo: 'publisherName: CN=Akademi, O=Akademi Contoh' })
  ).toMatchObject({ publishers: ['CN=Akademi, O=Akademi Contoh'] })
})

test.each([
  ['no app-update.yml', null],
  ['no publisher', 'provider: generic\nurl: https://x.invalid/\n'],
  ['an empty list', 'publisherName: []'],
  ['an empty name', 'publisherName: [""]'],
  ['null', 'publisherName: null'],
  ['a number', 'publisherName: 7'],
  ['an empty file', ''],
])('a build with %s does not update', (_, buildInfo) => {
  expect(judgeUpdates({ ...ON, buildInfo })).toEqual({ kind: 'unsigned' })
})

test('updates are off without an address, on Linux, and on a seat that the system updates', () => {
  expect(judgeUpdates({ ...ON, updates: undefined })).toEqual({ kind: 'off' })
  expect(judgeUpdates({ ...ON, platform: 'linux' })).toEqual({
    kind: 'managed',
    listing: `${UPDATES}latest-linux.yml`,
  })
  expect(judgeUpdates({ ...ON, isSupervised: true })).toEqual({
    kind: 'managed',
    listing: `${UPDATES}latest.yml`,
  })
})

test('the kiosk leaves updates to the system where that has a task for them', () => {
  for (const isSupervised of [true, false])
    expect(judgeUpdates({ ...ON, isSupervised, hasSystemTask: true })).toEqual({ kind: 'system' })
})

test.each([
  ['0.2.0', '0.1.9', '0.2.0'],
  ['0.10.0', '0.9.0', '0.10.0'],
  ['0.2.0', '0.2.0', null],
  ['0.1.9', '0.2.0', null],
  ['0.2.0-beta.1', '0.1.0', null],
  ['../0.2.0', '0.1.0', null],
])('the offered version %s is newer than %s: %s', (offered, own, newer) => {
  expect(newerVersion(`version: ${offered}\n`, own)).toBe(newer)
})

test('an invalid listing offers nothing', () => {
  for (const text of ['', '<!doctype html>', '- a\n- b', 'version: [', 'version: 2'])
    expect(newerVersion(text, '0.1.0')).toBeNull()
})

const offer = (...urls: string[]) => ({ version: '2.0.0', files: urls.map((url) => ({ url })) })

test('an installer inside the update folder is a valid offer', () => {
  expect(isPlainOffer(offer('lulus-kios-2.0.0-setup.exe'))).toBe(true)
})

test.each([
  offer(),
  offer('https://jahat.example/a.exe'),
  offer('//jahat.example/a.exe'),
  offer('/a.exe'),
  offer('../a.exe'),
  offer('sub/a.exe'),
  offer('..\\a.exe'),
  offer('a.exe?x=1'),
  offer('a.msi'),
  offer('.exe'),
  offer('%2e%2e%2fa.exe'),
  offer('good.exe', 'https://jahat.example/a.exe'),
  { ...offer('a.exe'), packages: { x64: { path: 'https://jahat.example/p.7z' } } },
])('%j is not a valid offer', (offered) => {
  expect(isPlainOffer(offered)).toBe(false)
})
