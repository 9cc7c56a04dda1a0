import { KIOSK_SCREENS } from '@lulus/api/contracts/kiosk'

// At most fifteen digits, so that it is a safe integer.
const NUMBER = '[1-9]\\d{0,14}'

const SCREENS = KIOSK_SCREENS.map(
  (pattern) => new RegExp(`^${pattern.replace(/:\w+/, () => NUMBER)}$`)
)

/** Whether the kiosk has a screen at this path, given without query and fragment. */
export function isKioskScreen(path: string): boolean {
  return SCREENS.some((screen) => screen.test(path))
}
