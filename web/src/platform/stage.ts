import { useEffect } from 'react'
import { createStore } from 'zustand/vanilla'
import type { KioskStage } from '@/platform/kiosk-bridge'

export type Activity = Exclude<KioskStage, 'signed_out'>

/** Number of mounted screens for each activity. */
export const activityStore = createStore<Record<Activity, number>>(() => ({
  choosing: 0,
  exam: 0,
  result: 0,
}))

/** Reports this activity while mounted. Inner reports take precedence, such as a result within the exam's screen. */
export function useActivity(activity: Activity): void {
  useEffect(() => {
    const claim = (change: number) =>
      activityStore.setState((claims) => ({ [activity]: claims[activity] + change }))
    claim(1)
    return () => claim(-1)
  }, [activity])
}

/** The stage that follows from all reported activities. */
export function stageOf(claims: Record<Activity, number>, isSignedIn: boolean): KioskStage {
  if (!isSignedIn) return 'signed_out'
  if (claims.result > 0) return 'result'
  if (claims.choosing > 0) return 'choosing'
  return claims.exam > 0 ? 'exam' : 'choosing'
}
