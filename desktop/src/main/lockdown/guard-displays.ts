import { BrowserWindow, type Screen } from 'electron'
import type { IncidentKind } from '../incidents/incident-log.ts'
import { judgeDisplays, type Display, type DisplayRule } from '../security/displays.ts'

interface DisplayRules {
  rule: DisplayRule
  screen: Screen
  record: (kind: IncidentKind, detail: string) => void
  isWindowed: boolean
  /** Whether a window can be placed on a display. */
  canCover: boolean
  /** Called when a change leaves a forbidden display, or none. */
  onRefusal: () => void
}

/** Metrics that move or resize a display. The taskbar's position doesn't matter. */
const MOVING = new Set(['bounds', 'scaleFactor', 'rotation'])

/** Keeps every display except the exam's black, including those plugged in or moved later. */
export function guardDisplays(rules: DisplayRules) {
  const { rule, screen, record, isWindowed, canCover, onRefusal } = rules
  let covers: BrowserWindow[] = []
  const uncover = () => {
    for (const cover of covers) cover.destroy()
    covers = []
  }

  /** Returns whether the exam may run. */
  const check = (): boolean => {
    uncover()
    if (isWindowed) return true
    const { blank, refusal } = judgeDisplays(
      screen.getAllDisplays(),
      screen.getPrimaryDisplay().id,
      rule,
      canCover
    )
    covers = blank.map((display) => coverDisplay(display))
    return refusal === null
  }
  const onChange = () => {
    record('display_changed', String(screen.getAllDisplays().length))
    if (!check()) onRefusal()
  }
  const onMetrics = (_event: unknown, _display: unknown, changed: readonly string[]) => {
    // No display was plugged in, so this is not an incident.
    if (changed.some((metric) => MOVING.has(metric)) && !check()) onRefusal()
  }
  screen.on('display-added', onChange)
  screen.on('display-removed', onChange)
  screen.on('display-metrics-changed', onMetrics)

  return {
    check,
    close: () => {
      screen.off('display-added', onChange)
      screen.off('display-removed', onChange)
      screen.off('display-metrics-changed', onMetrics)
      uncover()
    },
  }
}

function coverDisplay({ bounds }: Display): BrowserWindow {
  const cover = new BrowserWindow({
    ...bounds,
    frame: false,
    focusable: false,
    closable: false,
    skipTaskbar: true,
    backgroundColor: '#000000',
    webPreferences: {
      sandbox: true,
      contextIsolation: true,
      nodeIntegration: false,
      javascript: false,
    },
  })
  cover.setAlwaysOnTop(true, 'screen-saver')
  return cover
}
