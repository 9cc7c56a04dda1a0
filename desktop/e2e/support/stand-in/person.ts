import type { Locator, Page } from '@playwright/test'
import { StandInWindow } from './browser-window.ts'
import { emitPreventable } from './preventable-event.ts'
import type { Machine } from './machine.ts'

/** Names of keys that aren't a letter or a digit. */
const CODES: Readonly<Record<string, string>> = { ' ': 'Space' }

/** The user in front of the computer, who sees the top window and types into the one with the keyboard. */
export class Person {
  readonly #machine: Machine

  constructor(machine: Machine) {
    this.#machine = machine
  }

  /** The name of the window in the middle of a display. */
  sees(display = 0): string {
    return this.#onDisplay(display)?.name ?? 'nothing'
  }

  /** The page in the top window. */
  async page(): Promise<Page> {
    const front = this.#onDisplay(0)
    if (!(front instanceof StandInWindow)) throw new Error(`The person sees ${front?.name}`)
    return front.webContents.page()
  }

  /** Presses keys together, such as 'Control+Shift+KeyK'. Held keys repeat. Returns the window that received them. */
  async press(chord: string, repeats = 0): Promise<string> {
    let heard = 'nobody'
    for (let press = 0; press <= repeats; press += 1) heard = await this.#key(chord, press > 0)
    return heard
  }

  async type(text: string): Promise<void> {
    for (const character of text) await this.#key(codeOf(character), false)
  }

  /** Clicks an element of a page, if that page is in front. */
  async click(find: (page: Page) => Locator): Promise<void> {
    const front = this.#onDisplay(0)
    if (!(front instanceof StandInWindow)) throw new Error(`The person sees ${front?.name}`)
    this.#machine.stacking.activate(front)
    emitPreventable(front.webContents, 'input-event', { type: 'mouseDown' })
    await find(await front.webContents.page()).click()
  }

  /** Moves the mouse over the top window. */
  moveMouse(): void {
    const front = this.#onDisplay(0)
    if (front instanceof StandInWindow)
      emitPreventable(front.webContents, 'input-event', { type: 'mouseMove' })
  }

  async #key(chord: string, isAutoRepeat: boolean): Promise<string> {
    const focused = this.#machine.stacking.focused
    if (!(focused instanceof StandInWindow)) return focused?.name ?? 'nobody'
    const { webContents, name } = focused
    // Without a renderer Chromium passes no keys on.
    if (webContents.isCrashed()) return 'nobody'
    const held = chord.split('+')
    const code = held.pop() ?? ''
    const press = {
      type: 'keyDown',
      code,
      key: code.replace(/^(Key|Digit)/, ''),
      isAutoRepeat,
      control: held.includes('Control'),
      alt: held.includes('Alt'),
      shift: held.includes('Shift'),
      meta: held.includes('Meta'),
    }
    emitPreventable(webContents, 'input-event', { type: 'rawKeyDown' })
    if (emitPreventable(webContents, 'before-input-event', press)) return name
    const { keyboard } = await webContents.page()
    await keyboard.press(chord)
    return name
  }

  #onDisplay(index: number) {
    const { bounds } = this.#machine.displays.getAllDisplays()[index] ?? {}
    if (!bounds) throw new Error(`There is no display ${index}`)
    return this.#machine.stacking.at(bounds.x + bounds.width / 2, bounds.y + bounds.height / 2)
  }
}

function codeOf(character: string): string {
  if (/\d/.test(character)) return `Digit${character}`
  if (/[a-z]/.test(character)) return `Key${character.toUpperCase()}`
  const code = CODES[character]
  if (!code) throw new Error(`The person has no key for '${character}'`)
  return code
}
