import { create } from 'zustand'
import { persist } from 'zustand/middleware'

export const TEXT_SIZES = ['1rem', '1.125rem', '1.375rem'] as const

interface Preferences {
  /** Position in TEXT_SIZES. */
  textSize: number
  /** Whether single keys choose answers and move; some people's tools press keys by themselves. */
  hasShortcuts: boolean
  /** 0-1. */
  volume: number
}

/** How this device shows exams; no secret, so it outlives the login. */
export const usePreferences = create<Preferences>()(
  persist((): Preferences => ({ textSize: 1, hasShortcuts: true, volume: 1 }), {
    name: 'exam-preferences',
  })
)

export const setPreferences = (change: Partial<Preferences>) => usePreferences.setState(change)
