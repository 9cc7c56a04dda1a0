import { BrowserWindow, globalShortcut, screen, type WebContents } from 'electron'
import { KIOSK_HOME } from '../../../../api/contracts/kiosk.ts'
import { LastInput } from '../exam/last-input.ts'
import type { IncidentKind } from '../incidents/incident-log.ts'
import type { DisplayRule } from '../security/displays.ts'
import { SYSTEM_SHORTCUTS } from '../security/keyboard.ts'
import type { Front } from './front.ts'
import { guardContents } from './guard-contents.ts'
import { guardCrashes } from './guard-crashes.ts'
import { guardDisplays } from './guard-displays.ts'
import { holdWindow } from './hold-window.ts'
import { watchPower } from './watch-power.ts'
import { kioskWindowOptions } from './window-options.ts'

interface ExamWindowOptions {
  /** The gateway's origin. */
  origin: string
  /** Loaded first, and again after a crash. */
  firstPath: string
  partition: string
  preload: string
  displays: DisplayRule
  isWindowed: boolean
  canCover: boolean
  front: Front
  isExam: () => boolean
  record: (kind: IncidentKind, detail: string) => void
  onBlur: () => void
  onOperator: () => void
  onClose: () => void
  onHelpless: () => void
}

/** The guarded window of the exam, hidden until `show`. */
export class ExamWindow {
  readonly contents: WebContents
  readonly lastInput: LastInput
  readonly #options: ExamWindowOptions
  readonly #window: BrowserWindow
  readonly #crashes: ReturnType<typeof guardCrashes>
  readonly #displays: ReturnType<typeof guardDisplays>
  readonly #releases: readonly (() => void)[]

  constructor(options: ExamWindowOptions) {
    const { preload, partition, isWindowed, front, record, onBlur, onClose, onHelpless } = options
    const { size } = screen.getPrimaryDisplay()
    const window = new BrowserWindow(kioskWindowOptions({ preload, partition, isWindowed, size }))
    const isInFront = () => front.has(window)
    this.#options = options
    this.#window = window
    this.contents = window.webContents
    this.lastInput = new LastInput(this.contents, Date.now)
    const release = holdWindow(window, { isWindowed, isInFront, onBlur, onClose })
    // On Wayland GNOME would ask the person at the computer to agree to each of them. cage has no shortcuts.
    if (!isWindowed && options.canCover)
      for (const shortcut of SYSTEM_SHORTCUTS) globalShortcut.register(shortcut, () => undefined)
    guardContents(this.contents, { ...options, homePath: KIOSK_HOME })
    this.#crashes = guardCrashes(this.contents, {
      ...options,
      homePath: options.firstPath,
      now: Date.now,
    })
    this.#displays = guardDisplays({
      ...options,
      rule: options.displays,
      screen,
      onRefusal: onHelpless,
    })
    this.#releases = [watchPower(record, () => this.#wake()), release]
  }

  /** Loads the first page. Resolves also if it fails: then it is tried again, or the operator is shown. */
  load(): Promise<void> {
    return this.#crashes.open()
  }

  show(): void {
    if (!this.#displays.check()) return this.#options.onHelpless()
    this.#crashes.revive()
    this.#options.front.show(this.#window)
  }

  close(): void {
    for (const release of this.#releases) release()
    globalShortcut.unregisterAll()
    this.#displays.close()
    this.#window.destroy()
  }

  #wake(): void {
    if (!this.#displays.check()) this.#options.onHelpless()
    this.#crashes.reload()
  }
}
