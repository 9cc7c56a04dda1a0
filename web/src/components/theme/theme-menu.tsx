import { MenuChoice } from '@/components/ui/menu'
import { THEME_OPTIONS } from '@/components/theme/theme-options'
import { setTheme, useTheme } from '@/lib/theme/theme'

/** Chooses the theme inside a menu. */
export function ThemeMenu() {
  return (
    <MenuChoice label="Tampilan" options={THEME_OPTIONS} value={useTheme()} onChoose={setTheme} />
  )
}
