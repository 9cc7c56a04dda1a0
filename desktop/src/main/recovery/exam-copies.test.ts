import {
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { CopiedChange } from '../../../../web/src/platform/copied-stores.ts'
import { openCopies } from './exam-copies.ts'
import { countLocked } from './kept-folders.ts'
import { bestGuard, SERVICE_CREDENTIAL, type KeyGuard } from './key-guard.ts'

const HOUR = 60 * 60_000
const EXAM = '/simulasi-toefl/3'
const NOHP = '081234567890'
const LOGIN = '__Host-lulus=s3cret-login; Max-Age=7200; Path=/; HttpOnly; Secure; SameSite=Lax'

let folder: string
let guard: KeyGuard
let pauses = 0

const noAccount = {
  isAsyncEncryptionAvailable: () => Promise.resolve(false),
  encryptStringAsync: () => Promise.reject(new Error('none')),
  decryptStringAsync: () => Promise.reject(new Error('none')),
}

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'lulus-copies-'))
  const credentials = mkdtempSync(join(folder, 'credentials-'))
  writeFileSync(join(credentials, SERVICE_CREDENTIAL), Buffer.alloc(64, 7))
  guard = await bestGuard(noAccount, { CREDENTIALS_DIRECTORY: credentials })
  pauses = 0
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const place = () => join(folder, 'kept-exam')
const open = (now = Date.now()) =>
  openCopies({
    folder: place(),
    guard,
    now: () => now,
    isExamScreen: (path) => /^\/simulasi-toefl\/\d+$/.test(path),
    pause: () => {
      pauses += 1
      return Promise.resolve()
    },
  })

const put = (store: 'private' | 'sealed', name: string, value: string): CopiedChange => ({
  kind: 'put',
  store,
  name,
  value,
})
const OWNER = put('private', 'owner', JSON.stringify(NOHP))
const RUNNING = [
  OWNER,
  put('private', 'exam:9', '{"answers":{"1":"2"}}'),
  put('sealed', 'head', '{"key":"k3y-of-the-session"}'),
  put('sealed', 'state', '{"left":600}'),
]

/** Everything on the disk, including file names. */
function diskText(path = place()): string {
  if (!existsSync(path)) return ''
  return readdirSync(path, { withFileTypes: true, recursive: true })
    .map((entry) => {
      const file = join(entry.parentPath, entry.name)
      return file + (entry.isFile() ? readFileSync(file, 'latin1') : '')
    })
    .join('\n')
}
const files = () => (existsSync(place()) ? readdirSync(place(), { recursive: true }) : [])

test('a running exam can be restored after the process was killed', async () => {
  const copies = await open()
  copies.setCookies([LOGIN, 'XSRF-TOKEN=t; Path=/; Secure'])
  await copies.change(RUNNING, EXAM)
  await copies.change([put('sealed', 'state', '{"left":580}')], EXAM)

  const again = await open()
  expect(again.isFound).toBe(true)
  expect(again.resumes).toBe(EXAM)
  expect(again.cookies().sort()).toEqual(['XSRF-TOKEN=t; Path=/; Secure', LOGIN])
  expect(again.all().screen).toBe(EXAM)
  expect(
    Object.fromEntries(
      again.all().records.map(({ store, name, value }) => [`${store}/${name}`, value])
    )
  ).toEqual({
    'private/owner': JSON.stringify(NOHP),
    'private/exam:9': '{"answers":{"1":"2"}}',
    'sealed/head': '{"key":"k3y-of-the-session"}',
    'sealed/state': '{"left":580}',
  })
})

test('no stored part of an exam is readable on disk, not even a name', async () => {
  const copies = await open()
  copies.setCookies([LOGIN])
  await copies.change(RUNNING, EXAM)
  const text = diskText()
  expect(text.length).toBeGreaterThan(500)
  for (const secret of [
    NOHP,
    'k3y-of',
    's3cret',
    'answers',
    'exam:9',
    'simulasi',
    'state',
    'lulus=',
  ])
    expect(text, secret).not.toContain(secret)
})

test('nothing is stored on disk before an exam or after it', async () => {
  const copies = await open()
  copies.setCookies([LOGIN])
  await copies.change([OWNER], null)
  expect(files()).toEqual([])
  await copies.change(RUNNING, EXAM)
  expect(files()).not.toEqual([])
  await copies.change([{ kind: 'clear', store: 'sealed' }], null)
  // The answers may still have to be delivered.
  expect(files()).not.toEqual([])
  await copies.change([{ kind: 'delete', store: 'private', name: 'exam:9' }], null)
  expect(files()).toEqual([])
  expect((await open()).isFound).toBe(false)
})

test('a wiped copy cannot be opened with the remaining key', async () => {
  const copies = await open()
  await copies.change(RUNNING, EXAM)
  const before = join(folder, 'before')
  cpSync(place(), before, { recursive: true })
  await copies.change([{ kind: 'clear', store: 'sealed' }], null)
  // An attacker restores the deleted files beside the new key.
  const [generation = ''] = readdirSync(place())
  const [earlier = ''] = readdirSync(before)
  for (const file of readdirSync(join(before, earlier)))
    if (file !== 'key.json') cpSync(join(before, earlier, file), join(place(), generation, file))
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const again = await open()
  expect(
    again
      .all()
      .records.map(({ name }) => name)
      .sort()
  ).toEqual(['exam:9', 'owner'])
})

test("a sign-in by another user deletes the previous user's copy", async () => {
  const copies = await open()
  await copies.change(RUNNING, EXAM)
  await copies.change([put('private', 'owner', '"089999999999"')], null)
  expect(copies.all().records).toEqual([
    { store: 'private', name: 'owner', value: '"089999999999"' },
  ])
  expect(files()).toEqual([])
})

test('emptying a seat deletes its copy from memory as well', async () => {
  const copies = await open()
  copies.setCookies([LOGIN])
  await copies.change(RUNNING, EXAM)
  await copies.wipe()
  expect(files()).toEqual([])
  expect([copies.cookies(), copies.all().records]).toEqual([[], []])
})

test.each([
  ['within twelve hours', 11.9 * HOUR, EXAM],
  ['with a clock that was set back', -5 * HOUR, EXAM],
  ['later, though it is put back', 12.1 * HOUR, null],
])('an exam copy is resumed only within twelve hours: %s', async (_, later, screen) => {
  await (await open()).change(RUNNING, EXAM)
  const again = await open(Date.now() + later)
  expect([again.isFound, again.resumes]).toEqual([true, screen])
})

test.each(['/login', '/admin', 'https://evil.example/', '/simulasi-toefl/3/../../admin'])(
  'an exam copy is not resumed at %s',
  async (screen) => {
    await (await open()).change(RUNNING, screen)
    expect((await open()).resumes).toBeNull()
  }
)

test('deleted cookies are not restored', async () => {
  const copies = await open()
  copies.setCookies([LOGIN, 'a=1; Path=/'])
  copies.setCookies([
    '__Host-lulus=; Max-Age=0; Path=/',
    'a=; Expires=Thu, 01 Jan 1970 00:00:00 GMT',
  ])
  expect(copies.cookies()).toEqual([])
})

test('a power cut in the middle of a write leaves either the earlier or the later version', async () => {
  await (await open()).change(RUNNING, EXAM)
  const [generation = ''] = readdirSync(place())
  // An unfinished file, a folder without its key, and an unrelated file.
  writeFileSync(join(place(), generation, 'abc.tmp'), 'half')
  cpSync(join(place(), generation), join(place(), '99'), { recursive: true })
  rmSync(join(place(), '99', 'key.json'))
  const error = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const again = await open()
  expect(again.resumes).toBe(EXAM)
  expect(again.all().records).toHaveLength(4)
  expect(readdirSync(place())).toEqual([generation])
  expect(error).toHaveBeenCalled()
})

test('a copy that another guard wrote is kept for twelve hours, then deleted', async () => {
  await (await open()).change(RUNNING, EXAM)
  const own = guard
  guard = await bestGuard(noAccount, {})
  expect(guard.kind).toBe('file')
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const again = await open(Date.now() + 11.9 * HOUR)
  expect([again.isFound, again.all().records]).toEqual([false, []])
  // Nobody waits for a key that won't come.
  expect([await countLocked(place()), pauses]).toEqual([1, 0])
  guard = own
  expect((await open()).all().records).toHaveLength(4)
  expect(await countLocked(place())).toBe(0)

  guard = await bestGuard(noAccount, {})
  await open()
  await open(Date.now() + 12.1 * HOUR)
  expect(files()).toEqual([])
})

/** A guard that fails to unwrap so many times. */
function failing(times: number): KeyGuard {
  const real = guard
  let left = times
  return {
    ...real,
    unwrap: (text) => (left-- > 0 ? Promise.reject(new Error('try again')) : real.unwrap(text)),
  }
}

test('a key that comes after a moment is waited for', async () => {
  await (await open()).change(RUNNING, EXAM)
  guard = failing(2)
  const again = await open()
  expect([again.resumes, pauses]).toEqual([EXAM, 2])
})

test('a copy whose key does not come is kept beside later exams, and opened at a later start', async () => {
  await (await open()).change(RUNNING, EXAM)
  const own = guard
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  guard = failing(Infinity)
  const second = await open()
  expect([second.isFound, await countLocked(place())]).toEqual([false, 1])
  await second.change([OWNER, put('sealed', 'state', 'second')], EXAM)
  // The second exam's key doesn't come either: each is kept.
  await open()
  expect(await countLocked(place())).toBe(2)

  guard = own
  const found = [await open(), await open()]
  expect(found.map(({ isFound }) => isFound)).toEqual([true, true])
  await found[1]?.wipe()
  const last = await open()
  await last.wipe()
  expect([found[1], last].map((one) => one?.isFound)).toEqual([true, true])
  expect(files()).toEqual([])
})

test('a copy whose key never comes is deleted after thirty days', async () => {
  await (await open()).change(RUNNING, EXAM)
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  guard = failing(Infinity)
  await open(Date.now() + 29 * 24 * HOUR)
  expect(files()).not.toEqual([])
  await open(Date.now() + 31 * 24 * HOUR)
  expect(files()).toEqual([])
})

test('concurrent changes are all stored, in order', async () => {
  const copies = await open()
  await Promise.all(
    Array.from({ length: 40 }, (_, count) =>
      copies.change([put('sealed', 'state', String(count))], EXAM)
    )
  )
  expect((await open()).all().records).toEqual([{ store: 'sealed', name: 'state', value: '39' }])
})

test('a disk that refuses writes is reported, and gets all changes when it works again', async () => {
  const copies = await open()
  await copies.change(RUNNING, EXAM)
  const [generation = ''] = readdirSync(place())
  // A folder in the file's place makes the rename fail.
  rmSync(join(place(), generation), { recursive: true })
  await expect(copies.change([put('sealed', 'state', 'later')], EXAM)).rejects.toThrow()
  await copies.change([{ kind: 'clear', store: 'private' }], EXAM)
  const again = await open()
  expect(again.all().records.map(({ name, value }) => [name, value])).toContainEqual([
    'state',
    'later',
  ])
})
