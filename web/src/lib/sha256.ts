import { sha256 as digest } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'

/** In hexadecimal digits. Without https, browsers have no SHA-256 of their own. */
export function sha256(text: string): string {
  return bytesToHex(digest(utf8ToBytes(text)))
}
