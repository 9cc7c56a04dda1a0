import { createCipheriv, randomBytes } from 'node:crypto'
import type { Seat } from '#tests/support/exam'
import { journalBody } from '#tests/support/journal'
import { rescueContext, rescueFile, type RescueContent, type RescueFile } from '#contracts/rescue'

/** The response of `GET /soal/kunci-penyelamatan`. */
export interface HandedKey {
  simulasi: number
  kunci: string
  token: string
}

type Choice = Parameters<typeof journalBody>[1][number]

export async function rescueKeyFor({ browser }: Seat): Promise<HandedKey> {
  return (await browser.get('/soal/kunci-penyelamatan')).body as HandedKey
}

/** The contents of a device's file: a journal of these choices, and nothing beside it. */
export function rescueContent(attemptId: number, choices: readonly Choice[]): RescueContent {
  const { dari, jurnal } = journalBody(attemptId, choices)
  return { simulasi: attemptId, dari, jurnal, jawaban: [], ragu: null, server: 5, perangkat: 6 }
}

/** Encrypts anything as a device does. */
export function sealed(
  content: unknown,
  { kunci, token }: Omit<HandedKey, 'simulasi'>
): RescueFile {
  const iv = randomBytes(12)
  const cipher = createCipheriv('aes-256-gcm', Buffer.from(kunci, 'base64url'), iv)
  cipher.setAAD(Buffer.from(rescueContext(token)))
  const parts = [cipher.update(JSON.stringify(content)), cipher.final(), cipher.getAuthTag()]
  const isi = Buffer.concat(parts).toString('base64url')
  return rescueFile({ token, iv: iv.toString('base64url'), isi })
}

/** A device's rescue file as text. */
export function rescueText(handed: HandedKey, choices: readonly Choice[]): string {
  return JSON.stringify(sealed(rescueContent(handed.simulasi, choices), handed))
}
