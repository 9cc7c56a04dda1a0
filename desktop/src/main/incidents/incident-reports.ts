import type { KioskConfig } from '../config/kiosk-config.ts'
import { labHeaders, labIdentityOf } from '../labs/lab-signature.ts'
import { deliverIncidents } from './incident-courier.ts'
import { IncidentLog, type IncidentKind } from './incident-log.ts'
import { StrangerCount } from './stranger-count.ts'

const DELIVERY_MS = 15_000
/** A seat without incidents reports once a minute that it is on. */
const ROUNDS_PER_BEAT = 4

export type IncidentReports = ReturnType<typeof openReports>

/** Collects incidents and sends them to the server. Without a lab key nothing is sent. */
export function openReports(config: KioskConfig) {
  const lab = labIdentityOf(config)
  const server = new URL(config.server)
  const log = new IncidentLog()
  const strangers = new StrangerCount()
  let rounds = 0
  const deliver = async () => {
    const strange = strangers.takeDue(Date.now())
    if (strange > 0) log.record('call_refused', 'dari luar aplikasi ujian', Date.now(), strange)
    const isBeat = rounds % ROUNDS_PER_BEAT === 0
    rounds += 1
    if (lab) await deliverIncidents({ log, server, lab, now: Date.now, isBeat })
  }
  const timer = setInterval(() => void deliver(), DELIVERY_MS)
  return {
    record: (kind: IncidentKind, detail: string) => log.record(kind, detail, Date.now()),
    noteStranger: () => strangers.note(),
    sign: (method: string, path: string, body?: Buffer): Record<string, string> =>
      lab ? labHeaders(lab, { method, path, now: Date.now(), ...(body ? { body } : {}) }) : {},
    close: async () => {
      clearInterval(timer)
      await deliver()
    },
  }
}
