import { useEffect, useState } from 'react'

/** By then an old phone has rendered the screen. */
const LATER_MS = 1500

/** False while the screen is new, then true, for work that isn't urgent. */
export function useLater(): boolean {
  const [isLater, setLater] = useState(false)

  useEffect(() => {
    const timer = setTimeout(() => setLater(true), LATER_MS)
    return () => clearTimeout(timer)
  }, [])

  return isLater
}
