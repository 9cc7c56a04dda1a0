import {
  rescueContext,
  rescueFile,
  rescueFileName,
  type RescueContent,
} from '@lulus/api/contracts/rescue'
import { readRescueKey, type RescueKey } from '@/features/exam/engine/rescue-key'
import { readRecords } from '@/features/exam/engine/storage'
import type { ExamRecord } from '@/features/exam/model/exam-record'
import { hasUndelivered, rescueContent, type Clocks } from '@/features/exam/model/rescue'
import { sha256 } from '@/lib/sha256'

/** An encrypted rescue file. */
export interface SealedRescue {
  name: string
  text: string
}

const IV_BYTES = 12

/** Encrypts the content of an attempt's record. */
export async function sealRescue(
  rescueKey: RescueKey,
  learner: string,
  { attemptId, record, clocks }: { attemptId: number; record: ExamRecord; clocks: Clocks }
): Promise<SealedRescue> {
  const content = rescueContent(attemptId, record, clocks, sha256)
  return {
    name: rescueFileName(learner, attemptId, clocks.device),
    text: JSON.stringify(await encrypted(rescueKey, content)),
  }
}

/** A file of the newest attempt on this device with undelivered answers. Null if there is none, or no key for it. */
export async function sealStoredRescue(learner: string): Promise<SealedRescue | null> {
  const undelivered = (await readRecords()).filter(([, record]) => hasUndelivered(record))
  const [newest] = undelivered.sort(([first], [second]) => second - first)
  if (!newest) return null
  const [attemptId, record] = newest
  const rescueKey = await readRescueKey(attemptId)
  const clocks = { server: null, device: Date.now() }
  return rescueKey && sealRescue(rescueKey, learner, { attemptId, record, clocks })
}

async function encrypted({ key, token }: RescueKey, content: RescueContent) {
  const iv = crypto.getRandomValues(new Uint8Array(IV_BYTES))
  const additionalData = new TextEncoder().encode(rescueContext(token))
  const plain = new TextEncoder().encode(JSON.stringify(content))
  const isi = await crypto.subtle.encrypt({ name: 'AES-GCM', iv, additionalData }, key, plain)
  return rescueFile({ token, iv: base64url(iv), isi: base64url(new Uint8Array(isi)) })
}

function base64url(bytes: Uint8Array): string {
  const text = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('')
  return btoa(text).replace(/\+/g, '-').replace(/\//g, '_').replace(/=+$/, '')
}
