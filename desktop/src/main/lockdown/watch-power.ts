import { powerMonitor } from 'electron'
import type { IncidentKind } from '../incidents/incident-log.ts'

/** Reports sleep, and checks the page when the computer wakes. Returns a function that stops it. */
export function watchPower(
  record: (kind: IncidentKind, detail: string) => void,
  onWake: () => void
): () => void {
  const onSuspend = () => record('slept', '')
  const onResume = () => {
    record('woke', '')
    onWake()
  }
  powerMonitor.on('suspend', onSuspend)
  powerMonitor.on('resume', onResume)
  return () => {
    powerMonitor.off('suspend', onSuspend)
    powerMonitor.off('resume', onResume)
  }
}
