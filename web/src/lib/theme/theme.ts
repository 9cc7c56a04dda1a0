import { deviceSettings } from '@/lib/storage/device-settings'

/** `system` follows the device, also while it changes from day to night. */
export const THEMES = ['light', 'dark', 'system'] as const
export type Theme = (typeof THEMES)[number]

interface Appearance {
  theme: string
}

/** public/theme.js reads the same key before the page is drawn. */
const useAppearance = deviceSettings<Appearance>('appearance', { theme: 'system' })

const chosenTheme = ({ theme }: Appearance): Theme =>
  THEMES.find((known) => known === theme) ?? 'system'

/** The theme that was chosen on this device. */
export const useTheme = (): Theme => useAppearance(chosenTheme)

export const setTheme = (theme: Theme): void => useAppearance.setState({ theme })

/** Gives the page the chosen theme, now and whenever another one is chosen. Called once, by the app. */
export function keepTheme(): void {
  useAppearance.subscribe((appearance) => showTheme(chosenTheme(appearance)))
  showTheme(chosenTheme(useAppearance.getState()))
}

function showTheme(theme: Theme): void {
  document.documentElement.dataset.theme = theme
  // What phones colour the browser's own bar with: index.html has a tag for either theme.
  for (const tag of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) {
    const own = tag.dataset.theme
    tag.media =
      theme === 'system' ? `(prefers-color-scheme: ${own})` : own === theme ? '' : 'not all'
  }
}
