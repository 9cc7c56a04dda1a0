import { z } from 'zod'
import { REPORT_PATH } from '../incidents/incident-courier.ts'
import { labHeaders, type LabIdentity } from '../labs/lab-signature.ts'
import type { LabFinding } from './checks.ts'

const TIMEOUT_MS = 5000

const refusalSchema = z.object({ message: z.string() })

/** Checks this seat with an empty report to the server. Never throws, because an unreachable server is a result too. */
export async function probeLab(server: URL, lab: LabIdentity | null): Promise<LabFinding> {
  if (lab === null) return { kind: 'none' }
  try {
    const body = JSON.stringify({ kejadian: [], terbuang: 0 })
    const call = { method: 'POST', path: REPORT_PATH, now: Date.now(), body }
    const response = await fetch(new URL(REPORT_PATH, server), {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...labHeaders(lab, call) },
      body,
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    if (response.ok) {
      await response.body?.cancel()
      return { kind: 'known', lab: lab.id, seat: lab.seat }
    }
    return { kind: 'refused', reason: refusalSchema.parse(await response.json()).message }
  } catch (error) {
    // The server check reports whether it is unreachable or not the academy's.
    return { kind: 'unknown', reason: error instanceof Error ? error.name : String(error) }
  }
}
