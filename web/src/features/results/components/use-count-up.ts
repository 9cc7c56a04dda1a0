import { useEffect, useState } from 'react'
import { useMediaQuery } from '@/lib/browser/use-media-query'

/** Milliseconds from the start of the scale to the score. */
const COUNTED_FOR_MS = 600

const counted = new Set<string>()

/**
 * Counts a figure up, once for each name until the page is loaded again; still where motion isn't wanted.
 * @param name of what is counted, which is remembered
 */
export function useCountUp(figure: number, from: number, name: string): number {
  const isStill = useMediaQuery('(prefers-reduced-motion: reduce)')
  const [isCounted] = useState(() => counted.has(name))
  const isMoving = !isStill && !isCounted
  const [shown, setShown] = useState(isMoving ? from : figure)

  useEffect(() => {
    if (!isMoving) return
    counted.add(name)
    const begun = performance.now()
    let frame = requestAnimationFrame(function next(now) {
      const share = Math.min(1, Math.max(0, (now - begun) / COUNTED_FOR_MS))
      // Slower towards the end.
      setShown(Math.round(from + (figure - from) * (1 - (1 - share) ** 3)))
      if (share < 1) frame = requestAnimationFrame(next)
    })
    return () => cancelAnimationFrame(frame)
  }, [figure, from, name, isMoving])

  return isMoving ? shown : figure
}
