import { Monitor, Moon, Sun, type LucideIcon } from 'lucide-react'
import type { Theme } from '@/lib/theme/theme'

/** Labels and icons of the themes. */
export const THEME_OPTIONS: readonly { value: Theme; label: string; icon: LucideIcon }[] = [
  { value: 'light', label: 'Terang', icon: Sun },
  { value: 'dark', label: 'Gelap', icon: Moon },
  { value: 'system', label: 'Ikuti perangkat', icon: Monitor },
]
