import { useMediaQuery } from '@/lib/browser/use-media-query'
import { deviceSettings } from '@/lib/storage/device-settings'

/** `system` follows the device, also when that changes. */
export const THEMES = ['light', 'dark', 'system'] as const
export type Theme = (typeof THEMES)[number]

interface Appearance {
  theme: string
}

/** public/theme.js reads the same key before the first paint. */
const useAppearance = deviceSettings<Appearance>('appearance', { theme: 'system' })

const chosenTheme = ({ theme }: Appearance): Theme =>
  THEMES.find((known) => known === theme) ?? 'system'

/** The theme chosen on this device. */
export const useTheme = (): Theme => useAppearance(chosenTheme)

const DARK_DEVICE = '(prefers-color-scheme: dark)'

/** Whether the page is dark now, by choice or by the device. */
export function useIsDark(): boolean {
  const theme = useTheme()
  const isDeviceDark = useMediaQuery(DARK_DEVICE)
  return theme === 'dark' || (theme === 'system' && isDeviceDark)
}

export const setTheme = (theme: Theme): void => useAppearance.setState({ theme })

/** Applies the chosen theme to the page, now and after each change. Called once at startup. */
export function keepTheme(): void {
  useAppearance.subscribe((appearance) => showTheme(chosenTheme(appearance)))
  showTheme(chosenTheme(useAppearance.getState()))
}

function showTheme(theme: Theme): void {
  document.documentElement.dataset.theme = theme
  // Phones colour the browser bar with this. index.html has a tag for each theme.
  for (const tag of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) {
    const own = tag.dataset.theme
    tag.media =
      theme === 'system' ? `(prefers-color-scheme: ${own})` : own === theme ? '' : 'not all'
  }
}
