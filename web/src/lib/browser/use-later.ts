import { useEffect, useState } from 'react'

/** After this time an old phone has drawn the screen. */
const LATER_MS = 1500

/** False while the screen is new; then true, for work that isn't urgent. */
export function useLater(): boolean {
  const [isLater, setLater] = useState(false)

  useEffect(() => {
    const timer = setTimeout(() => setLater(true), LATER_MS)
    return () => clearTimeout(timer)
  }, [])

  return isLater
}
