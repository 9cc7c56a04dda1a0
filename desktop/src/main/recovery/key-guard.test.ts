import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { bestGuard, seal, SERVICE_CREDENTIAL, unseal } from './key-guard.ts'

const KEY = Buffer.alloc(32, 9)

/** A computer whose account can protect data, simulated by reversing the bytes. */
function account(backend?: string) {
  const turn = (bytes: Buffer) => Buffer.from(bytes.map((byte) => byte ^ 0x5a))
  return {
    isAsyncEncryptionAvailable: () => Promise.resolve(true),
    ...(backend === undefined ? {} : { getSelectedStorageBackend: () => backend }),
    encryptStringAsync: (text: string) => Promise.resolve(turn(Buffer.from(text))),
    decryptStringAsync: (sealed: Buffer) => Promise.resolve({ result: turn(sealed).toString() }),
  }
}

function credential(bytes: Buffer): string {
  const folder = mkdtempSync(join(tmpdir(), 'lulus-credential-'))
  writeFileSync(join(folder, SERVICE_CREDENTIAL), bytes)
  return folder
}

test.each([
  ["the service's credential", account(), Buffer.alloc(64, 1), 'service'],
  ['the account on Windows', account(), null, 'account'],
  ['a keyring on Linux', account('gnome_libsecret'), null, 'account'],
  ["the file's rights without a keyring", account('basic_text'), null, 'file'],
  ['not a credential that is too short', account('basic_text'), Buffer.alloc(8), 'file'],
])('the key guard accepts %s', async (_, storage, bytes, kind) => {
  const folder = bytes && credential(bytes)
  const guard = await bestGuard(storage, folder ? { CREDENTIALS_DIRECTORY: folder } : {})
  if (folder) rmSync(folder, { recursive: true })
  expect(guard.kind).toBe(kind)
  const wrapped = await guard.wrap(KEY)
  expect(await guard.unwrap(wrapped)).toEqual(KEY)
  expect(wrapped.includes(KEY.toString('base64'))).toBe(kind === 'file')
})

/** Says that it can, and can't: Windows before it has a key. */
const keyless = {
  ...account(),
  decryptStringAsync: () => Promise.reject(new Error('temporarily unavailable')),
}
/** A keyring that waits for a password. */
const locked = {
  ...account('gnome_libsecret'),
  encryptStringAsync: () => new Promise<never>(() => {}),
}

test.each([
  ['returns nothing', keyless],
  ['does not answer', locked],
])("an account's storage that %s is not used, and holds no start up", async (_, storage) => {
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const guard = bestGuard(storage, {})
  await vi.advanceTimersByTimeAsync(3000)
  expect((await guard).kind).toBe('file')
  vi.useRealTimers()
})

test('another credential does not unwrap the key', async () => {
  const [one, other] = [credential(Buffer.alloc(64, 1)), credential(Buffer.alloc(64, 2))]
  const wrapped = await (await bestGuard(account(), { CREDENTIALS_DIRECTORY: one })).wrap(KEY)
  const guard = await bestGuard(account(), { CREDENTIALS_DIRECTORY: other })
  await expect(guard.unwrap(wrapped)).rejects.toThrow()
  for (const folder of [one, other]) rmSync(folder, { recursive: true })
})

test('a sealed text opens only with its key, its label and every byte intact', () => {
  const sealed = seal(KEY, Buffer.from('words'), 'a')
  expect(unseal(KEY, sealed, 'a').toString()).toBe('words')
  expect(() => unseal(KEY, sealed, 'b')).toThrow()
  expect(() => unseal(Buffer.alloc(32), sealed, 'a')).toThrow()
  for (let at = 0; at < sealed.length; at += 1) {
    const changed = Buffer.from(sealed)
    changed[at] = (changed[at] ?? 0) ^ 1
    expect(() => unseal(KEY, changed, 'a')).toThrow()
  }
  expect(() => unseal(KEY, sealed.subarray(0, 20), 'a')).toThrow()
})
