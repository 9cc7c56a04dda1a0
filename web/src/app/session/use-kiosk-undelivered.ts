import { useCallback, useEffect } from 'react'
import { kioskBridge } from '@/platform/kiosk'
import type { KioskStage } from '@/platform/kiosk-bridge'

/** Interval between checks of this device's records, in milliseconds. */
const LOOK_MS = 10_000

/**
 * Reports to the kiosk whether answers are undelivered, so that it does not empty this seat automatically. During an
 * exam the kiosk never empties the seat, so nothing is reported.
 * @returns checks at once, reports the result, and resolves with it
 */
export function useKioskUndelivered(stage: KioskStage | null): () => Promise<boolean> {
  const report = useCallback(async () => {
    const { readUndelivered } = await import('@/features/exam/engine/deliver-undelivered')
    const isUndelivered = (await readUndelivered()) !== null
    await kioskBridge().setUndelivered(isUndelivered)
    return isUndelivered
  }, [])

  useEffect(() => {
    if (stage === null || stage === 'exam') return
    const look = () => {
      report().catch((error: unknown) => {
        console.error('Undelivered answers were not reported to the kiosk', error)
      })
    }
    look()
    const timer = setInterval(look, LOOK_MS)
    return () => clearInterval(timer)
  }, [stage, report])

  return report
}
