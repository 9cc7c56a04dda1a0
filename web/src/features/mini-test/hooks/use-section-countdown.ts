import { useEffect, useState } from 'react'
import { keepTime, sectionCountdown } from '@/features/mini-test/model/section-clock'
import type { MiniSection } from '@/features/mini-test/model/sections'
import type { Countdown } from '@/lib/countdown/countdown'

/** The time of a section, running while the calling screen is mounted. */
export function useSectionCountdown(section: MiniSection): Countdown {
  const [countdown] = useState(() => sectionCountdown(section))

  useEffect(() => {
    const stopKeeping = keepTime(section, countdown)
    countdown.start()
    return () => {
      countdown.stop()
      stopKeeping()
    }
  }, [section, countdown])

  return countdown
}
