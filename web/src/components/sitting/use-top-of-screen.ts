import { useEffect } from 'react'

/** Shows each question of a test, by its place in it, from the top of the window. */
export function useTopOfScreen(index: number): void {
  useEffect(() => {
    // No expression body: newer browsers answer with a promise, which React would take for a clean-up.
    window.scrollTo({ top: 0, behavior: 'instant' })
  }, [index])
}
