import { INCIDENTS_PATH } from '../../../../api/contracts/incidents.ts'
import { API_ROOT } from '../../../../api/contracts/paths.ts'
import { labHeaders, type LabIdentity } from '../labs/lab-signature.ts'
import type { IncidentLog } from './incident-log.ts'

export const REPORT_PATH = API_ROOT + INCIDENTS_PATH
const TIMEOUT_MS = 10_000
/** Statuses that a retry of the same incidents would get again. */
const REFUSING = new Set([400, 413, 422])

interface Delivery {
  log: IncidentLog
  server: URL
  lab: LabIdentity
  now: () => number
  /** Whether to report even without incidents, to show that the seat is on. */
  isBeat?: boolean
}

/**
 * Delivers waiting incidents to the academy's server, which finds the attempt by the seat. They stay in the log when
 * the server is unreachable or busy. Refused ones are dropped, because they would block the rest.
 */
export async function deliverIncidents({
  log,
  server,
  lab,
  now,
  isBeat = false,
}: Delivery): Promise<void> {
  const taken = log.take()
  if (taken.incidents.length === 0 && !isBeat) return
  const body = JSON.stringify({ kejadian: taken.incidents, terbuang: taken.dropped })
  try {
    const response = await fetch(new URL(REPORT_PATH, server), {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...labHeaders(lab, { method: 'POST', path: REPORT_PATH, now: now(), body }),
      },
      body,
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    await response.body?.cancel()
    if (response.ok || REFUSING.has(response.status)) return
  } catch {
    // The log keeps them until the server answers again.
  }
  log.putBack(taken)
}
