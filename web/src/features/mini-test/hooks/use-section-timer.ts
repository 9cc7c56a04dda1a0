import { useEffect, useEffectEvent, useState } from 'react'
import { secondsLeft } from '@/features/mini-test/model/timer'

/** Browsers slow timers down in the background; each look asks the clock anew, so none are missed. */
const LOOK_EVERY_MS = 250

/** Whole seconds left of `total`, from when the screen is first drawn; calls back once when they are over. */
export function useSectionTimer(total: number, onTimeUp: () => void): number {
  const [startedAt] = useState(() => performance.now())
  const [left, setLeft] = useState(total)
  const timeUp = useEffectEvent(onTimeUp)

  useEffect(() => {
    const timer = setInterval(() => {
      const now = secondsLeft(total, startedAt, performance.now())
      setLeft(now)
      if (now > 0) return
      clearInterval(timer)
      timeUp()
    }, LOOK_EVERY_MS)
    return () => clearInterval(timer)
  }, [total, startedAt])

  return left
}
