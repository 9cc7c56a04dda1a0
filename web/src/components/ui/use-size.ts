import { useCallback, useState } from 'react'

/** The inner size of an element in CSS pixels, kept up to date. Null before it is mounted. */
export function useSize<Element extends HTMLElement>() {
  const [size, setSize] = useState<{ width: number; height: number } | null>(null)

  const ref = useCallback((element: Element | null) => {
    if (!element) return
    const measure = () => setSize({ width: element.clientWidth, height: element.clientHeight })
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [])

  return [size, ref] as const
}
