import { clear, get } from 'idb-keyval'
import { forgetStoredScreen } from '@/lib/storage/stored-screen'
import { sealedRecords } from '@/lib/storage/private-store'
import { importStoredKey } from '@/platform/copied-values'

/**
 * Encrypted records on this device, for one purpose at a time (`scope`). Their key stays in the browser's storage, and
 * no script can read its bytes. A kiosk has an encrypted copy (`copying-store`).
 */

const HEAD = 'head'
/** Records of another version are ignored. */
const VERSION = 1

const ALGORITHM = 'AES-GCM'
const IV_BYTES = 12

interface Head {
  version: number
  scope: string
  key: CryptoKey
  /** The time after which the records are stale, in epoch milliseconds by this device. */
  staleAt: number
}

interface SealedRecord {
  iv: Uint8Array<ArrayBuffer>
  bytes: ArrayBuffer
  /** The file's media type. */
  type: string
}

export interface SealedStore {
  readonly scope: string
  /** Encrypts and stores a JSON value. @throws if it can't be stored, or the records were wiped meanwhile */
  put(name: string, value: unknown): Promise<void>
  putFile(name: string, file: Blob): Promise<void>
  /** Null if there is no such record. @throws if it can't be decrypted */
  get<Value>(name: string): Promise<Value | null>
  getFile(name: string): Promise<Blob | null>
}

/** The records on this device if they belong to this scope, or to any scope by default. */
export async function openSealed(scope?: string): Promise<SealedStore | null> {
  const head = await readHead()
  if (!head || head.version !== VERSION || (scope ?? head.scope) !== head.scope) return null
  return storeOf(head)
}

/**
 * Starts a store for this scope and deletes all others. Existing records of this scope stay, with their key.
 * @param key 32 bytes
 */
export async function createSealed(
  scope: string,
  key: Uint8Array<ArrayBuffer>,
  staleAt: number
): Promise<SealedStore> {
  const head: Head = {
    version: VERSION,
    scope,
    key: await importStoredKey(key, ['encrypt', 'decrypt']),
    staleAt,
  }
  const known = await inOneStep<Head>((records, current) => {
    if (current?.scope === scope && current.version === VERSION) return current
    records.clear()
    records.put(head, HEAD)
    return head
  })
  return storeOf(known)
}

/** Deletes the records, or only those of one scope. */
export async function wipeSealed(scope?: string): Promise<void> {
  forgetStoredScreen()
  if (scope === undefined) return clear(sealedRecords())
  await inOneStep((records, current) => {
    if (current?.scope === scope) records.clear()
  })
}

/** Deletes stale records at the start of the app, and all records for a visitor. */
export async function sweepSealed(isVisitor: boolean): Promise<void> {
  try {
    const head = isVisitor ? undefined : await readHead()
    if (!head || head.staleAt < Date.now()) await wipeSealed()
  } catch (error) {
    console.error('What is kept of an exam can not be swept', error)
  }
}

const readHead = () => get<Head>(HEAD, sealedRecords())

function storeOf({ scope, key }: Head): SealedStore {
  // A record that is moved to another name or scope can't be decrypted.
  const parametersOf = (name: string, iv: Uint8Array<ArrayBuffer>) => ({
    name: ALGORITHM,
    iv,
    additionalData: new TextEncoder().encode(`${scope}/${name}`),
  })

  async function seal(name: string, bytes: BufferSource, type: string) {
    const iv = crypto.getRandomValues(new Uint8Array(IV_BYTES))
    const encrypted = await crypto.subtle.encrypt(parametersOf(name, iv), key, bytes)
    const record: SealedRecord = { iv, bytes: encrypted, type }
    await inOneStep((records, current) => {
      if (current?.scope !== scope) throw new Error('The records were wiped')
      records.put(record, name)
    })
  }

  async function unseal(name: string) {
    const record = await get<SealedRecord>(name, sealedRecords())
    if (!record) return null
    const { iv, bytes, type } = record
    return { type, bytes: await crypto.subtle.decrypt(parametersOf(name, iv), key, bytes) }
  }

  return {
    scope,
    put: (name, value) =>
      seal(name, new TextEncoder().encode(JSON.stringify(value)), 'application/json'),
    putFile: async (name, file) => seal(name, await file.arrayBuffer(), file.type),
    async get<Value>(name: string) {
      const record = await unseal(name)
      return record && (JSON.parse(new TextDecoder().decode(record.bytes)) as Value)
    },
    async getFile(name) {
      const record = await unseal(name)
      return record && new Blob([record.bytes], { type: record.type })
    },
  }
}

/** Changes the records in one transaction that also reads their head. Resolves once it is committed. */
function inOneStep<Result>(
  work: (records: IDBObjectStore, head: Head | undefined) => Result
): Promise<Result> {
  return sealedRecords()(
    'readwrite',
    (records) =>
      new Promise<Result>((resolve, reject) => {
        const { transaction } = records
        const head = records.get(HEAD) as IDBRequest<Head | undefined>
        head.addEventListener('success', () => {
          try {
            const result = work(records, head.result)
            transaction.addEventListener('complete', () => resolve(result))
          } catch (error) {
            reject(error)
            transaction.abort()
          }
        })
        transaction.addEventListener('abort', () =>
          reject(transaction.error ?? new Error('The records were not changed'))
        )
      })
  )
}
