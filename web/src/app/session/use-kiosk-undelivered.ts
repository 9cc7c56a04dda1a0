import { useCallback, useEffect } from 'react'
import { kioskBridge } from '@/platform/kiosk'
import type { KioskStage } from '@/platform/kiosk-bridge'

/** Time after which this device's records are looked at again, in milliseconds. */
const LOOK_MS = 10_000

/**
 * Keeps the kiosk told whether answers are undelivered, so that it doesn't empty this seat by itself. An exam in the
 * middle is never emptied, and isn't disturbed.
 * @returns looks at once, tells it, and resolves with it
 */
export function useKioskUndelivered(stage: KioskStage | null): () => Promise<boolean> {
  const tell = useCallback(async () => {
    const { readUndelivered } = await import('@/features/exam/engine/deliver-undelivered')
    const isUndelivered = (await readUndelivered()) !== null
    await kioskBridge().setUndelivered(isUndelivered)
    return isUndelivered
  }, [])

  useEffect(() => {
    if (stage === null || stage === 'exam') return
    const look = () => {
      tell().catch((error: unknown) => {
        console.error('The kiosk is not told what is undelivered', error)
      })
    }
    look()
    const timer = setInterval(look, LOOK_MS)
    return () => clearInterval(timer)
  }, [stage, tell])

  return tell
}
