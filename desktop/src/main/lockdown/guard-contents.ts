import type { WebContents } from 'electron'
import type { IncidentKind } from '../incidents/incident-log.ts'
import { judgeKey } from '../security/keyboard.ts'
import { isNavigationAllowed } from '../security/navigation.ts'
import { zoomAfter } from '../security/zoom.ts'

/** An address of the app itself that isn't a screen here leads home by its own routes; it gets this long. */
const ROUTING_MS = 1000

export interface ContentsRules {
  /** The gateway's origin. */
  origin: string
  homePath: string
  isExam: () => boolean
  record: (kind: IncidentKind, detail: string) => void
  onOperator: () => void
}

/** Puts the rules for navigation, windows and keys on the page of the exam. */
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
  // The app asks to stay during an exam; a restart by the kiosk is not the learner's doing.
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

function guardKeys(contents: WebContents, { isExam, record, onOperator }: ContentsRules): void {
  contents.on('before-input-event', (event, { type, key, code, control, alt, shift, meta }) => {
    const verdict = judgeKey({ key, code, control, alt, shift, meta }, isExam())
    if (verdict === 'pass') return
    event.preventDefault()
    if (type !== 'keyDown') return
    if (verdict === 'operator') return onOperator()
    if (verdict === 'block')
      return record('key_denied', chordOf({ code, control, alt, shift, meta }))
    contents.setZoomFactor(zoomAfter(contents.getZoomFactor(), verdict))
  })
  // The wheel with Ctrl, and the touch pad.
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

/** Only chords and function keys are ever blocked, so that no text that somebody types is told. */
function chordOf({ code, control, alt, shift, meta }: Chord): string {
  const held = [control && 'Ctrl', alt && 'Alt', shift && 'Shift', meta && 'Meta']
  return [...held.filter(Boolean), code].join('+')
}

function withoutQuery(address: string): string {
  return address.split(/[?#]/, 1)[0] ?? ''
}
