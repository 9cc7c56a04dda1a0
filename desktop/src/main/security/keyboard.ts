/** What to do with a key in the kiosk. */
export type KeyVerdict = 'pass' | 'block' | 'operator' | 'zoom-in' | 'zoom-out' | 'zoom-reset'

/** The fields of Electron's input event that the verdict needs. */
export interface KeyPress {
  key: string
  code: string
  control: boolean
  alt: boolean
  shift: boolean
  meta: boolean
}

/** Volume keys of headsets work in every combination. */
const VOLUME = /^AudioVolume(Up|Down|Mute)$/

/** Keys that leave the app or open its menus. */
const LEADS_OUT =
  /^(F\d{1,2}|PrintScreen|ContextMenu|Help|Power|Sleep|WakeUp|Eject|Select|Find|Print|Open|Close|Save|New|Meta|OS|Super|Hyper|AppSwitch|GoHome|GoBack|ZoomToggle|Browser\w*|Launch\w*|Media\w*|Mail\w*|Application\w*)$/

/** Text editing with Ctrl; the codes are positions on the keyboard. */
const EDITING =
  /^(KeyA|KeyZ|KeyY|ArrowLeft|ArrowRight|ArrowUp|ArrowDown|Home|End|Backspace|Delete|ControlLeft|ControlRight|ShiftLeft|ShiftRight)$/
const CLIPBOARD = /^(KeyC|KeyX|KeyV)$/
const ZOOM = new Map<string, KeyVerdict>([
  ['Equal', 'zoom-in'],
  ['NumpadAdd', 'zoom-in'],
  ['Minus', 'zoom-out'],
  ['NumpadSubtract', 'zoom-out'],
  ['Digit0', 'zoom-reset'],
  ['Numpad0', 'zoom-reset'],
])

/** The operator chord by position on the keyboard: Ctrl+Alt+Shift+K. */
const OPERATOR_CODE = 'KeyK'

/**
 * Decides about a key press. Anything with Ctrl, Alt or the system key is blocked unless it is known to be harmless.
 * @param isExam copy and paste are off while questions are on the screen
 */
export function judgeKey(press: KeyPress, isExam: boolean): KeyVerdict {
  const { key, code, control, alt, shift, meta } = press
  if (VOLUME.test(key)) return 'pass'
  if (control && alt && shift && !meta && code === OPERATOR_CODE) return 'operator'
  if (meta || LEADS_OUT.test(key) || LEADS_OUT.test(code)) return 'block'
  // Layouts that type with Alt send AltGraph, without alt.
  if (alt) return code === 'AltLeft' || code === 'AltRight' ? 'pass' : 'block'
  if (control) return judgeControl(code, shift, isExam)
  if (shift && (key === 'Insert' || key === 'Delete')) return isExam ? 'block' : 'pass'
  return 'pass'
}

function judgeControl(code: string, shift: boolean, isExam: boolean): KeyVerdict {
  const zoom = ZOOM.get(code)
  if (zoom !== undefined) return zoom
  if (EDITING.test(code)) return 'pass'
  if (CLIPBOARD.test(code) && !shift) return isExam ? 'block' : 'pass'
  return 'block'
}

/**
 * Shortcuts that other programs or the system would take before the window. Where the system permits it, the kiosk
 * registers them with no effect; docs/kiosk.md lists the exceptions.
 */
export const SYSTEM_SHORTCUTS = [
  'Alt+F4',
  'Alt+Tab',
  'Alt+Escape',
  'Alt+Space',
  'Control+Escape',
  'Control+Shift+Escape',
  'F11',
  'PrintScreen',
  'Alt+PrintScreen',
  'Control+PrintScreen',
  'Shift+PrintScreen',
  'Super+D',
  'Super+E',
  'Super+G',
  'Super+L',
  'Super+R',
  'Super+Shift+S',
  'Super+Tab',
  'Super+V',
] as const
