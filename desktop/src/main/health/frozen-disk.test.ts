import { expect, test } from 'vitest'
import { freezerOf, type DiskSources } from './frozen-disk.ts'

const never = () => {
  throw new Error('not there')
}
const linux = (...mounts: string[]): DiskSources => ({
  platform: 'linux',
  readMounts: () => mounts.join('\n'),
  readRegistry: never,
})
const mount = (at: string, kind: string) =>
  `36 35 98:0 / ${at} rw,noatime master:1 - ${kind} /dev/root rw,errors=continue`

test('a folder on an ordinary disk is kept', () => {
  expect(freezerOf('/home/lab/kios', linux(mount('/', 'ext4')))).toBeNull()
})

test.each(['overlay', 'tmpfs', 'aufs'])('a folder on %s is forgotten at the next start', (kind) => {
  expect(freezerOf('/home/lab/kios', linux(mount('/', kind)))).toBe(kind)
})

test('the mount that is nearest to the folder counts, whatever their order', () => {
  const mounts = linux(mount('/data', 'ext4'), mount('/', 'overlay'), mount('/dat', 'tmpfs'))
  expect(freezerOf('/data/kios', mounts)).toBeNull()
  expect(freezerOf('/dat', mounts)).toBe('tmpfs')
  expect(freezerOf('/database', mounts)).toBe('overlay')
})

test.each([
  ['    DF Status    REG_SZ    Frozen\r\n', 'Deep Freeze'],
  ['    DF Status    REG_SZ    Thawed\r\n', null],
])('Deep Freeze says in the registry whether it is frozen: %s', (value, expected) => {
  const read = (answering: string): DiskSources => ({
    platform: 'win32',
    readMounts: never,
    readRegistry: (key) => (key.includes(answering) ? value : never()),
  })
  expect(freezerOf('C:\\Users\\lab', read('WOW6432Node'))).toBe(expected)
  expect(freezerOf('C:\\Users\\lab', read('SOFTWARE\\Faronics'))).toBe(expected)
  expect(freezerOf('D:\\kios', read('WOW6432Node')), 'another drive').toBeNull()
})

test('Windows without Deep Freeze keeps what is written', () => {
  const sources: DiskSources = { platform: 'win32', readMounts: never, readRegistry: never }
  expect(freezerOf('C:\\Users\\lab', sources)).toBeNull()
})
