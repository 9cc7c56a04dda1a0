import { deviceSettings } from '@/lib/storage/device-settings'

interface Preferences {
  /** Whether the countdown is hidden, where that is allowed. */
  isTimeHidden: boolean
  /** 0-1. */
  volume: number
}

/** Display settings of exams on this device. */
export const usePreferences = deviceSettings<Preferences>('exam-preferences', {
  isTimeHidden: false,
  volume: 1,
})

export const setPreferences = (change: Partial<Preferences>) => usePreferences.setState(change)
