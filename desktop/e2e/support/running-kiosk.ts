import { expect, type Locator, type Page } from '@playwright/test'
import { PIN } from './kiosk-files.ts'

/** The operator's combination, by positions on the keyboard. */
export const CHORD = 'Control+Alt+Shift+KeyK'

/** The windows by what they show. */
export type KioskWindow = 'operator' | 'kios'

/** A kiosk and somebody in front of it: in Electron, or in the stand-in. */
export interface RunningKiosk extends AsyncDisposable {
  person: {
    /** The name of the window in front. */
    sees: () => string | Promise<string>
    /** The page in front. */
    page: () => Promise<Page>
    /** Presses keys together, to whoever has the keyboard. */
    press: (chord: string) => Promise<unknown>
    type: (text: string) => Promise<void>
    click: (find: (page: Page) => Locator) => Promise<void>
  }
  /** The names of the windows that have appeared so far, in this order; null where nothing notes them. */
  appeared: () => readonly string[] | null
  /** The renderer of a window's page crashes. */
  crash: (window: KioskWindow) => Promise<void>
  /** Whether developer tools open in any window. */
  opensDevTools: () => Promise<boolean>
  /** The exit code, when the process has ended. */
  ended: Promise<number>
}

/** Waits until somebody sees this window, and this heading in it. */
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

/** To the end of the check before an exam, with a green banner. */
export async function passCheck(kiosk: RunningKiosk): Promise<void> {
  await sees(kiosk, 'operator')
  await presses(kiosk, 'Nada terdengar')
  await sees(kiosk, 'operator', 'SIAP')
}

/** From the check before an exam to the login. */
export async function openExam(kiosk: RunningKiosk): Promise<void> {
  await passCheck(kiosk)
  await presses(kiosk, 'Buka ujian')
  await sees(kiosk, 'kios', 'Login')
}

export async function askForPin(kiosk: RunningKiosk): Promise<void> {
  await kiosk.person.press(CHORD)
  await sees(kiosk, 'operator', 'Operator')
}

/** Types the PIN without aiming anywhere: whoever has the keyboard gets the digits. */
export async function givePin(kiosk: RunningKiosk, pin = PIN): Promise<void> {
  await expect((await kiosk.person.page()).getByLabel('PIN operator')).toBeFocused()
  await kiosk.person.type(pin)
  await kiosk.person.press('Enter')
}
