import { useEffect } from 'react'
import { closesNext, type KeptTerms } from '@/features/learning/model/kept-explanations'

/** Browsers count a longer delay as none. */
const LONGEST_MS = 2 ** 31 - 1

/** Calls `close` when an event closes what is on the screen. */
export function useClosing(terms: KeptTerms | undefined, close: () => void): void {
  useEffect(() => {
    const next = terms ? closesNext(terms, Date.now()) : null
    if (next === null) return
    const timer = setTimeout(close, Math.min(next - Date.now(), LONGEST_MS))
    return () => clearTimeout(timer)
  }, [terms, close])
}
