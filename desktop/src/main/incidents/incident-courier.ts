import { API_ROOT, INCIDENTS_PATH } from '../../../../api/contracts/paths.ts'
import { labHeaders, type LabIdentity } from '../labs/lab-signature.ts'
import type { IncidentLog } from './incident-log.ts'

export const REPORT_PATH = API_ROOT + INCIDENTS_PATH
const TIMEOUT_MS = 10_000

interface Delivery {
  log: IncidentLog
  server: URL
  lab: LabIdentity
  now: () => number
  /** Whether to report even without incidents, to show that the seat is on. */
  isBeat?: boolean
}

export type DeliveryResult = 'nothing' | 'delivered' | 'kept' | 'refused'

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
}: Delivery): Promise<DeliveryResult> {
  const taken = log.take()
  if (taken.incidents.length === 0 && !isBeat) return 'nothing'
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
    if (response.ok) return 'delivered'
    if (response.status === 400 || response.status === 413 || response.status === 422)
      return 'refused'
  } catch {
    // The log keeps them until the server answers again.
  }
  log.putBack(taken)
  return 'kept'
}
