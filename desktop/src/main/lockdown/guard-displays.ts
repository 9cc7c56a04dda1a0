import { BrowserWindow, type Screen } from 'electron'
import type { IncidentKind } from '../incidents/incident-log.ts'
import { judgeDisplays, type Display, type DisplayRule } from '../security/displays.ts'

interface DisplayRules {
  rule: DisplayRule
  screen: Screen
  record: (kind: IncidentKind, detail: string) => void
  isWindowed: boolean
  /** There is a display too many, or none. */
  onRefusal: () => void
}

/** Keeps every display but the exam's black, now and whenever one is plugged in. */
export function guardDisplays({ rule, screen, record, isWindowed, onRefusal }: DisplayRules) {
  let covers: BrowserWindow[] = []
  const uncover = () => {
    for (const cover of covers) cover.destroy()
    covers = []
  }

  const check = () => {
    uncover()
    if (isWindowed) return
    const verdict = judgeDisplays(screen.getAllDisplays(), screen.getPrimaryDisplay().id, rule)
    covers = verdict.blank.map((display) => coverDisplay(display))
    if (verdict.refusal !== null) onRefusal()
  }
  const onChange = () => {
    record('display_changed', String(screen.getAllDisplays().length))
    check()
  }
  screen.on('display-added', onChange)
  screen.on('display-removed', onChange)

  return {
    check,
    close: () => {
      screen.off('display-added', onChange)
      screen.off('display-removed', onChange)
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
