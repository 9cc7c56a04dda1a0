import { KIOSK_BRIDGE } from './kiosk-bridge.ts'

/** Converts IndexedDB values to text and back: JSON, bytes, and non-exportable keys. */

/** The bytes of keys that this page imported. They are sent to the kiosk's main process only. */
const bytesOfKeys = new WeakMap<CryptoKey, Uint8Array>()

const ALGORITHM = 'AES-GCM'
/** Longer argument lists would overflow the stack. */
const CHUNK = 0x8000

interface Tagged {
  $: 'bytes' | 'buffer' | 'key'
  base64: string
  usages?: KeyUsage[]
}

/** A key for this device's storage that scripts can use but not export. A kiosk has a copy. */
export async function importStoredKey(
  bytes: Uint8Array<ArrayBuffer>,
  usages: KeyUsage[]
): Promise<CryptoKey> {
  const key = await crypto.subtle.importKey('raw', bytes, ALGORITHM, false, usages)
  if (KIOSK_BRIDGE in globalThis) bytesOfKeys.set(key, bytes)
  return key
}

/** @throws TypeError for a key whose bytes this page doesn't know */
export function textOf(value: unknown): string {
  return JSON.stringify(value, (_name, part: unknown) => tagged(part) ?? part)
}

function tagged(part: unknown): Tagged | null {
  if (part instanceof Uint8Array) return { $: 'bytes', base64: base64Of(part) }
  // Checked by name, because in tests encryption creates buffers of another realm.
  if (isBuffer(part)) return { $: 'buffer', base64: base64Of(new Uint8Array(part)) }
  if (!(part instanceof CryptoKey)) return null
  const bytes = bytesOfKeys.get(part)
  if (bytes === undefined) throw new TypeError('The bytes of this key are not known here')
  return { $: 'key', base64: base64Of(bytes), usages: part.usages }
}

/** Parses a text that `textOf` wrote. Keys can be used but not exported. */
export async function valueOf(text: string): Promise<unknown> {
  return revived(JSON.parse(text))
}

async function revived(part: unknown): Promise<unknown> {
  if (typeof part !== 'object' || part === null) return part
  if (Array.isArray(part)) return Promise.all(part.map(revived))
  if (isTagged(part)) return untagged(part)
  const entries = Object.entries(part).map(async ([name, value]) => [name, await revived(value)])
  return Object.fromEntries(await Promise.all(entries))
}

function isBuffer(part: unknown): part is ArrayBuffer {
  return Object.prototype.toString.call(part) === '[object ArrayBuffer]'
}

function isTagged(part: object): part is Tagged {
  return '$' in part && 'base64' in part
}

async function untagged({ $: kind, base64, usages = [] }: Tagged): Promise<unknown> {
  const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))
  if (kind === 'bytes') return bytes
  if (kind === 'buffer') return bytes.buffer
  return importStoredKey(bytes, usages)
}

function base64Of(bytes: Uint8Array): string {
  let letters = ''
  for (let at = 0; at < bytes.length; at += CHUNK)
    letters += String.fromCharCode(...bytes.subarray(at, at + CHUNK))
  return btoa(letters)
}
