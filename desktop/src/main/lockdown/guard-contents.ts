import type { WebContents } from 'electron'
import type { IncidentKind } from '../incidents/incident-log.ts'
import { judgeKey } from '../security/keyboard.ts'
import { isNavigationAllowed } from '../security/navigation.ts'
import { zoomAfter } from '../security/zoom.ts'

/** Time for the app's own redirect to leave an address that isn't a kiosk screen. */
const ROUTING_MS = 1000

export interface ContentsRules {
  origin: string
  homePath: string
  isExam: () => boolean
  record: (kind: IncidentKind, detail: string) => void
  onOperator: () => void
}

/** Applies the rules for navigation, windows and keys to the exam page. */
export function guardContents(contents: WebContents, rules: ContentsRules): void {
  guardNavigation(contents, rules)
  guardKeys(contents, rules)
}

function guardNavigation(contents: WebContents, { origin, homePath, record }: ContentsRules): void {
  const judge = (details: { url: string; preventDefault: () => void }) => {
    if (isNavigationAllowed(details.url, origin)) return
    details.preventDefault()
    record('navigation_denied', withoutQuery(details.url))
  }
  contents.on('will-navigate', judge)
  contents.on('will-redirect', judge)
  contents.on('will-frame-navigate', judge)
  contents.setWindowOpenHandler(({ url }) => {
    record('window_denied', withoutQuery(url))
    return { action: 'deny' }
  })
  contents.on('will-attach-webview', (event) => event.preventDefault())
  // The app asks to stay during an exam, but the kiosk must be able to restart it.
  contents.on('will-prevent-unload', (event) => event.preventDefault())
  contents.on('did-navigate-in-page', (_event, url, isMainFrame) => {
    if (!isMainFrame || isNavigationAllowed(url, origin)) return
    setTimeout(() => {
      if (contents.isDestroyed() || isNavigationAllowed(contents.getURL(), origin)) return
      record('navigation_denied', withoutQuery(contents.getURL()))
      contents.loadURL(origin + homePath).catch((error: unknown) => {
        record('navigation_denied', String(error))
      })
    }, ROUTING_MS)
  })
}

/** Applies the rules for keys to a page of the kiosk. */
export function guardKeys(
  contents: WebContents,
  { isExam, record, onOperator }: Pick<ContentsRules, 'isExam' | 'record' | 'onOperator'>
): void {
  contents.on('before-input-event', (event, input) => {
    const { type, key, code, control, alt, shift, meta, isAutoRepeat } = input
    const verdict = judgeKey({ key, code, control, alt, shift, meta }, isExam())
    if (verdict === 'pass') return
    event.preventDefault()
    if (type !== 'keyDown') return
    if (verdict === 'operator') {
      // Held keys repeat thirty times a second.
      if (!isAutoRepeat) onOperator()
      return
    }
    if (verdict === 'block')
      return record('key_denied', chordOf({ code, control, alt, shift, meta }))
    contents.setZoomFactor(zoomAfter(contents.getZoomFactor(), verdict))
  })
  // Ctrl with the wheel, and pinching on a touchpad.
  contents.on('zoom-changed', (event, direction) => {
    event.preventDefault()
    contents.setZoomFactor(zoomAfter(contents.getZoomFactor(), `zoom-${direction}`))
  })
}

interface Chord {
  code: string
  control: boolean
  alt: boolean
  shift: boolean
  meta: boolean
}

/** Describes a blocked key. Only combinations and function keys are blocked, so typed text is never reported. */
function chordOf({ code, control, alt, shift, meta }: Chord): string {
  const held = [control && 'Ctrl', alt && 'Alt', shift && 'Shift', meta && 'Meta']
  return [...held.filter(Boolean), code].join('+')
}

function withoutQuery(address: string): string {
  return address.split(/[?#]/, 1)[0] ?? ''
}
