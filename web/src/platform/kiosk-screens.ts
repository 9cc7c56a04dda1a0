import { SCREENS } from '@lulus/api/contracts/paths'

/** The only screens available in the kiosk. */
export const KIOSK_SCREENS = [
  SCREENS.login,
  SCREENS.packages,
  SCREENS.history,
  SCREENS.result,
  SCREENS.exam,
  SCREENS.waitingRoom,
  SCREENS.deviceCheck,
]

// At most fifteen digits, so that it is a safe integer.
const NUMBER = '[1-9]\\d{0,14}'

const PATTERNS = KIOSK_SCREENS.map(
  (pattern) => new RegExp(`^${pattern.replace(/:\w+/, () => NUMBER)}$`)
)

/** Whether the kiosk has a screen at this path, given without query and fragment. */
export function isKioskScreen(path: string): boolean {
  return PATTERNS.some((pattern) => pattern.test(path))
}
