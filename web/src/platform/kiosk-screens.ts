import { KIOSK_SCREENS } from '@lulus/api/contracts/paths'

// Short enough to be a number that the app can count with.
const NUMBER = '[1-9]\\d{0,14}'

const SCREENS = KIOSK_SCREENS.map(
  (pattern) => new RegExp(`^${pattern.replace(/:\w+/, () => NUMBER)}$`)
)

/** Whether the kiosk has a screen at this path, which comes without query and fragment. */
export function isKioskScreen(path: string): boolean {
  return SCREENS.some((screen) => screen.test(path))
}
