/** The screens that exist in the kiosk; everything else of the app doesn't. */
const SCREENS = [
  /^\/login$/,
  /^\/paketsoal$/,
  /^\/riwayat-ujian$/,
  // Short enough to be a number that the app can count with.
  /^\/simulasi-toefl\/[1-9]\d{0,14}$/,
]

/** Where the kiosk starts, and where it leads from an address that it doesn't have. */
export const KIOSK_HOME = '/paketsoal'

/** Whether the kiosk has a screen at this path, which comes without query and fragment. */
export function isKioskScreen(path: string): boolean {
  return SCREENS.some((screen) => screen.test(path))
}
