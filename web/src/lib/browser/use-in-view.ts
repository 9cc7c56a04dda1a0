import { useCallback, useState } from 'react'

/**
 * Whether at least this fraction (0 to 1) of an element is visible, kept up to date. Returns the state and the
 * element's ref.
 */
export function useInView<Element extends HTMLElement>(share: number) {
  const [isInView, setInView] = useState(false)

  const ref = useCallback(
    (element: Element | null) => {
      if (!element) return
      const observer = new IntersectionObserver(
        (entries) => setInView((entries.at(-1)?.intersectionRatio ?? 0) >= share),
        { threshold: share }
      )
      observer.observe(element)
      return () => observer.disconnect()
    },
    [share]
  )

  return [isInView, ref] as const
}
