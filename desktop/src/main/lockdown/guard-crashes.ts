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
 * Opens the page, and restarts a crashed or hanging page at its last address, where the exam restores its question. After several crashes
 * in a minute it leaves the page to the operator, whose `revive` starts over.
 */
export function guardCrashes(
  contents: WebContents,
  { origin, homePath, record, now, onHelpless }: CrashRules
): { open: () => Promise<void>; reload: () => void; revive: () => void } {
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

  /** Never rejects: a page that fails to load must not end the kiosk, which would start anew and fail again. */
  async function open(): Promise<void> {
    try {
      await contents.loadURL(restartAddress(lastAllowed, origin, homePath))
    } catch (error) {
      // The page has already gone on to another address, as the one that restores an exam does.
      if (isSuperseded(error)) return
      record('page_crashed', String(error))
      // A dead page has its own event.
      if (!contents.isCrashed()) await openAgain()
    }
  }

  async function openAgain(): Promise<void> {
    if (!mayRestart(restarts, now())) return onHelpless()
    restarts.push(now())
    await open()
  }

  contents.on('render-process-gone', (_event, { reason }) => {
    clearTimeout(hanging)
    record('page_crashed', reason)
    void openAgain()
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
    open,
    reload: () => void open(),
    revive: () => {
      if (!contents.isCrashed()) return
      restarts.length = 0
      void open()
    },
  }
}

/** Chromium's name for a navigation that another one replaced, in Electron's errors. */
function isSuperseded(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ERR_ABORTED'
}
