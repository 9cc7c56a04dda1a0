import { MenuChoice } from '@/components/ui/menu'
import { THEME_OPTIONS } from '@/components/theme/theme-options'
import { setTheme, useTheme } from '@/lib/theme/theme'

/** The choice of the theme as part of a menu. */
export function ThemeMenu() {
  return (
    <MenuChoice label="Tampilan" options={THEME_OPTIONS} value={useTheme()} onChoose={setTheme} />
  )
}
