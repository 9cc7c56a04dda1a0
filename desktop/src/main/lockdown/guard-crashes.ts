import type { WebContents } from 'electron'
import type { IncidentKind } from '../incidents/incident-log.ts'
import { isNavigationAllowed } from '../security/navigation.ts'
import { mayRestart, restartAddress } from '../security/recovery.ts'

/** A page that hangs longer is stopped. Slow computers need some patience. */
const HANG_LIMIT_MS = 10_000

interface CrashRules {
  origin: string
  homePath: string
  record: (kind: IncidentKind, detail: string) => void
  now: () => number
  onHelpless: () => void
}

/**
 * Restarts a crashed or hanging page at its last address, where the exam restores its question. After several crashes
 * in a minute it leaves the page to the operator, whose `revive` starts over.
 */
export function guardCrashes(
  contents: WebContents,
  { origin, homePath, record, now, onHelpless }: CrashRules
): { reload: () => void; revive: () => void } {
  const restarts: number[] = []
  let lastAllowed: string | null = null
  let hanging: NodeJS.Timeout | undefined

  const remember = (_event: unknown, url: string) => {
    if (isNavigationAllowed(url, origin)) lastAllowed = url
  }
  contents.on('did-navigate', remember)
  contents.on('did-navigate-in-page', (_event, url, isMainFrame) => {
    if (isMainFrame) remember(null, url)
  })

  const load = () => {
    contents.loadURL(restartAddress(lastAllowed, origin, homePath)).catch((error: unknown) => {
      record('page_crashed', String(error))
    })
  }

  contents.on('render-process-gone', (_event, { reason }) => {
    clearTimeout(hanging)
    record('page_crashed', reason)
    if (!mayRestart(restarts, now())) return onHelpless()
    restarts.push(now())
    load()
  })
  contents.on('unresponsive', () => {
    clearTimeout(hanging)
    hanging = setTimeout(() => {
      record('page_hung', '')
      // Triggers 'render-process-gone'.
      contents.forcefullyCrashRenderer()
    }, HANG_LIMIT_MS)
  })
  contents.on('responsive', () => clearTimeout(hanging))

  return {
    reload: load,
    revive: () => {
      if (!contents.isCrashed()) return
      restarts.length = 0
      load()
    },
  }
}
