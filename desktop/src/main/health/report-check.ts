import { z } from 'zod'
import { SEAT_CHECK_PATH } from '../../../../api/contracts/device_check.ts'
import { API_ROOT } from '../../../../api/contracts/paths.ts'
import { labHeaders, type LabIdentity } from '../labs/lab-signature.ts'
import type { ReceiptFinding } from './checks.ts'

const PATH = API_ROOT + SEAT_CHECK_PATH
const TIMEOUT_MS = 5000

/** What this computer measured of itself; the server judges it again. */
export interface SeatFigures {
  isHeard: boolean
  /** Of an exchange with the server, in milliseconds. */
  roundTrip: number
  screen: { width: number; height: number }
  bitsPerSecond: number | null
  version: string
  freeBytes: number
}

const answerSchema = z.object({ data: z.object({ kode: z.string() }) })
const refusalSchema = z.object({ message: z.string() })

/** Sends this seat's check, so that the exam's page counts it. Never throws: the other checks show what is wrong. */
export async function reportCheck(
  server: URL,
  lab: LabIdentity,
  figures: SeatFigures
): Promise<ReceiptFinding> {
  try {
    const now = Date.now()
    const body = JSON.stringify(bodyOf(figures, now))
    const response = await fetch(new URL(PATH, server), {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...labHeaders(lab, { method: 'POST', path: PATH, now, body }),
      },
      body,
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    const answer: unknown = await response.json()
    if (response.ok) return { kind: 'stored', code: answerSchema.parse(answer).data.kode }
    return { kind: 'refused', reason: refusalSchema.parse(answer).message }
  } catch (error) {
    return { kind: 'refused', reason: error instanceof Error ? error.name : String(error) }
  }
}

function bodyOf(figures: SeatFigures, now: number) {
  const { isHeard, roundTrip, screen, bitsPerSecond, version, freeBytes } = figures
  return {
    suara: isHeard ? 'terdengar' : 'tidak_terdengar',
    jam: new Date(now).toISOString(),
    perjalanan: Math.round(roundTrip),
    layar: { lebar: screen.width, tinggi: screen.height },
    kecepatan: bitsPerSecond === null ? null : Math.round(bitsPerSecond),
    versi: version,
    ruangKosong: freeBytes,
  }
}
