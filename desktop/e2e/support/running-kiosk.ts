import { expect, type Locator, type Page } from '@playwright/test'
import { PIN } from './kiosk-files.ts'

/** The operator chord, by positions on the keyboard. */
export const CHORD = 'Control+Alt+Shift+KeyK'

/** The windows by their content. */
export type KioskWindow = 'operator' | 'kios'

/** A kiosk with its user, in Electron or in the stand-in. */
export interface RunningKiosk extends AsyncDisposable {
  person: {
    /** The name of the window in front. */
    sees: () => string | Promise<string>
    /** The page in front. */
    page: () => Promise<Page>
    /** Presses keys together, in the window that has the keyboard. */
    press: (chord: string) => Promise<unknown>
    type: (text: string) => Promise<void>
    click: (find: (page: Page) => Locator) => Promise<void>
  }
  /** The names of the windows that have appeared so far, in order, or null where they aren't recorded. */
  appeared: () => readonly string[] | null
  /** Crashes the renderer of a window's page. */
  crash: (window: KioskWindow) => Promise<void>
  /** Tries to open developer tools in each window, and returns whether any opened. */
  opensDevTools: () => Promise<boolean>
  /** The exit code, once the process has ended. */
  ended: Promise<number>
}

/** Waits until this window is in front with this heading. */
export async function sees(
  { person }: RunningKiosk,
  window: KioskWindow,
  heading?: string
): Promise<void> {
  await expect.poll(async () => person.sees()).toBe(window)
  if (heading)
    await expect(
      (await person.page()).getByRole('heading', { name: heading, exact: true })
    ).toBeVisible()
}

export function presses({ person }: RunningKiosk, name: string): Promise<void> {
  return person.click((page) => page.getByRole('button', { name, exact: true }))
}

/** Completes the check before an exam, with a green banner. */
export async function passCheck(kiosk: RunningKiosk): Promise<void> {
  await sees(kiosk, 'operator')
  await presses(kiosk, 'Nada terdengar')
  await sees(kiosk, 'operator', 'SIAP')
}

/** Opens the login from the check before an exam. */
export async function openExam(kiosk: RunningKiosk): Promise<void> {
  await passCheck(kiosk)
  await presses(kiosk, 'Buka ujian')
  await sees(kiosk, 'kios', 'Login')
}

export async function askForPin(kiosk: RunningKiosk): Promise<void> {
  await kiosk.person.press(CHORD)
  await sees(kiosk, 'operator', 'Operator')
}

/** Types the PIN into whichever window has the keyboard. */
export async function givePin(kiosk: RunningKiosk, pin = PIN): Promise<void> {
  await expect((await kiosk.person.page()).getByLabel('PIN operator')).toBeFocused()
  await kiosk.person.type(pin)
  await kiosk.person.press('Enter')
}
