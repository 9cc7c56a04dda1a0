import { delMany, get, keys, set } from 'idb-keyval'
import { api } from '@/lib/api/client'
import { privateStore } from '@/lib/storage/private-store'
import { EXAM_RECORD_PREFIX, RESCUE_KEY_PREFIX as PREFIX } from '@/platform/kiosk-bridge'
import { importStoredKey } from '@/platform/copied-values'

/** The key for rescue files of an attempt. It can be used but not exported. */
export interface RescueKey {
  key: CryptoKey
  token: string
}

const nameOf = (attemptId: number) => `${PREFIX}${attemptId}`

/** Whether this browser can encrypt. Pages without https can't. */
export function canEncrypt(): boolean {
  return globalThis.crypto?.subtle !== undefined
}

/** The stored key of an attempt, or null if there is none. */
export async function readRescueKey(attemptId: number): Promise<RescueKey | null> {
  try {
    return (await get<RescueKey>(nameOf(attemptId), privateStore())) ?? null
  } catch (error) {
    console.warn('No rescue key can be read.', error)
    return null
  }
}

/**
 * The key of the running attempt, fetched once and stored for use without a network.
 * @throws ApiError if the server can't be reached or refuses it
 */
export async function keepRescueKey(attemptId: number): Promise<RescueKey> {
  const stored = await readRescueKey(attemptId)
  if (stored) return stored
  const { simulasi, kunci, token } = await api.get('/soal/kunci-penyelamatan')
  if (simulasi !== attemptId) throw new Error('The server has another attempt running')
  const key = await importStoredKey(bytesOf(kunci), ['encrypt'])
  await store(attemptId, { key, token })
  return { key, token }
}

/** Stores a key, and removes the keys of attempts without a record. */
async function store(attemptId: number, rescueKey: RescueKey): Promise<void> {
  try {
    await set(nameOf(attemptId), rescueKey, privateStore())
    const names = (await keys(privateStore())).map(String)
    const isNeeded = (name: string) =>
      name === nameOf(attemptId) || names.includes(name.replace(PREFIX, EXAM_RECORD_PREFIX))
    const old = names.filter((name) => name.startsWith(PREFIX) && !isNeeded(name))
    await delMany(old, privateStore())
  } catch (error) {
    // The page still has it in memory.
    console.warn('The rescue key could not be stored.', error)
  }
}

function bytesOf(base64url: string): Uint8Array<ArrayBuffer> {
  const text = atob(base64url.replace(/-/g, '+').replace(/_/g, '/'))
  return Uint8Array.from(text, (letter) => letter.charCodeAt(0))
}
