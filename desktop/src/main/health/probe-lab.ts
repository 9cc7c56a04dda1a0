import { z } from 'zod'
import { REPORT_PATH } from '../incidents/incident-courier.ts'
import { labHeaders, type LabIdentity } from '../labs/lab-signature.ts'
import type { LabFinding } from './checks.ts'

const TIMEOUT_MS = 5000

const refusalSchema = z.object({ message: z.string() })

/** Asks the server whether it knows this seat, with an empty report. Never throws: not to be reached is a finding. */
export async function probeLab(server: URL, lab: LabIdentity | null): Promise<LabFinding> {
  if (lab === null) return { kind: 'none' }
  try {
    const call = { method: 'POST', path: REPORT_PATH, now: Date.now() }
    const response = await fetch(new URL(REPORT_PATH, server), {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...labHeaders(lab, call) },
      body: JSON.stringify({ kejadian: [], terbuang: 0 }),
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    if (response.ok) {
      await response.body?.cancel()
      return { kind: 'known', lab: lab.id, seat: lab.seat }
    }
    return { kind: 'refused', reason: refusalSchema.parse(await response.json()).message }
  } catch (error) {
    // Away, or something that isn't the academy's server answered: the server's own check says which.
    return { kind: 'unknown', reason: error instanceof Error ? error.name : String(error) }
  }
}
