import { deviceSettings } from '@/lib/storage/device-settings'

export const TEXT_SIZES = ['1rem', '1.125rem', '1.375rem'] as const

interface Preferences {
  /** Position in TEXT_SIZES. */
  textSize: number
  /** Whether the countdown is put out of sight, as long as it may be. */
  isTimeHidden: boolean
  /** 0-1. */
  volume: number
}

/** How this device shows exams. */
export const usePreferences = deviceSettings<Preferences>('exam-preferences', {
  textSize: 1,
  isTimeHidden: false,
  volume: 1,
})

export const setPreferences = (change: Partial<Preferences>) => usePreferences.setState(change)
