import type { Answer } from './exam.ts'
import type { JournalEntry } from './journal.ts'

/**
 * The rescue file: a device's undelivered answers, saved when the network doesn't come back. It is encrypted with the
 * attempt's rescue key, which only the server and the device have.
 */

/** How long delivery must have failed before a file is offered. */
export const RESCUE_AFTER_MS = 2 * 60 * 1000

/** In characters, which are bytes here. The longest journal needs half of it. */
export const RESCUE_FILE_MAX_LENGTH = 512 * 1024

export const RESCUE_TOO_LARGE = 'Berkas ini terlalu besar untuk berkas penyelamatan.'

const RESCUE_EXTENSION = '.lulus'

/** Names of rescue files; made by `rescueFileName`. */
export const RESCUE_NAME_PATTERN = /^lulus-penyelamatan-[a-z0-9-]{1,100}\.lulus$/

const RESCUE_FORMAT = 'lulus-penyelamatan'
const RESCUE_VERSION = 1
const LEARNER_MAX_LENGTH = 40

/** The file as JSON. Bytes are in base64url. */
export interface RescueFile {
  format: typeof RESCUE_FORMAT
  versi: typeof RESCUE_VERSION
  /** Identifies attempt, learner and login. Only the server can open it. */
  token: string
  /** Of AES-256-GCM; its additional data is `rescueContext`. */
  iv: string
  /** `RescueContent`, encrypted. */
  isi: string
}

/** What a rescue file contains: choices and their times, but no questions. */
export interface RescueContent {
  simulasi: number
  /** The link before the first entry, or null without a journal. */
  dari: string | null
  jurnal: readonly JournalEntry[]
  /** All answers that the server hasn't confirmed. */
  jawaban: readonly { id: number; answer: Answer; seq: number; at?: number }[]
  /** Pages flagged 'ragu-ragu' that the server doesn't know, or null if it has the same. */
  ragu: readonly number[] | null
  /** When it was saved, in epoch milliseconds of the server's time as the device knew it, or null if unknown. */
  server: number | null
  /** The same by the device's own clock. */
  perangkat: number
}

/** Builds a file from the encrypted bytes. */
export function rescueFile(parts: Pick<RescueFile, 'token' | 'iv' | 'isi'>): RescueFile {
  return { format: RESCUE_FORMAT, versi: RESCUE_VERSION, ...parts }
}

/** The additional data of the encryption: binds the ciphertext to format and token. */
export function rescueContext(token: string): string {
  return `${RESCUE_FORMAT}|${RESCUE_VERSION}|${token}`
}

const TOKEN = /^[\w.:-]{1,1000}$/
const IV = /^[\w-]{16}$/
const BYTES = /^[\w-]+$/

/** Parses a file's text, or returns null if it isn't a complete rescue file. It doesn't verify the author. */
export function readRescueFile(text: string): RescueFile | null {
  if (text.length > RESCUE_FILE_MAX_LENGTH) return null
  const { format, versi, token, iv, isi } = fieldsOf(text)
  if (format !== RESCUE_FORMAT || versi !== RESCUE_VERSION) return null
  if (!isLike(token, TOKEN) || !isLike(iv, IV) || !isLike(isi, BYTES)) return null
  return rescueFile({ token, iv, isi })
}

/**
 * The name of a file, with learner, attempt and time, so that the newest one can be found.
 * @param savedAt epoch milliseconds
 */
export function rescueFileName(learner: string, attemptId: number, savedAt: number): string {
  const time = new Date(savedAt).toISOString().slice(0, 19).replace('T', '-').replace(/:/g, '')
  const parts = ['lulus-penyelamatan', plain(learner), String(attemptId), time]
  return parts.filter((part) => part !== '').join('-') + RESCUE_EXTENSION
}

function fieldsOf(text: string): Partial<Record<keyof RescueFile, unknown>> {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null ? value : {}
  } catch {
    // Any file can be chosen, and this one isn't JSON.
    return {}
  }
}

function isLike(value: unknown, pattern: RegExp): value is string {
  return typeof value === 'string' && pattern.test(value)
}

/** A name reduced to small letters, digits and hyphens, which all file systems accept. */
function plain(name: string): string {
  return name
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^a-z0-9 -]/g, '')
    .trim()
    .replace(/[ -]+/g, '-')
    .slice(0, LEARNER_MAX_LENGTH)
    .replace(/^-+|-+$/g, '')
}
