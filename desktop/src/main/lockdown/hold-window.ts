import type { BrowserWindow } from 'electron'

interface HoldRules {
  isWindowed: boolean
  /** Whether the window should have the keyboard now. */
  isInFront: () => boolean
  onBlur: () => void
  /** Called when a developer closes the window. */
  onClose: () => void
}

/** Keeps a window on top, open, focused and out of screenshots. Returns a function that stops it. */
export function holdWindow(
  window: BrowserWindow,
  { isWindowed, isInFront, onBlur, onClose }: HoldRules
): () => void {
  let isHeld = true
  window.setMenu(null)
  window.setContentProtection(true)
  window.on('close', (event) => {
    if (!isHeld) return
    event.preventDefault()
    if (isWindowed) onClose()
  })
  // The event arrives late, when another of the kiosk's windows may already be in front on purpose.
  window.on('blur', () => {
    if (!isHeld || !isInFront()) return
    onBlur()
    if (!isWindowed) window.focus()
  })
  if (!isWindowed) {
    window.setAlwaysOnTop(true, 'screen-saver')
    window.setVisibleOnAllWorkspaces(true, { visibleOnFullScreen: true })
  }
  return () => {
    isHeld = false
  }
}
