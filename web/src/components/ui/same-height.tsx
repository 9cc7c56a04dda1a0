import type { ReactNode } from 'react'

interface SameHeightProps {
  /** The tallest of what comes and goes here; takes its room unseen. */
  tallest: ReactNode
  /** All of them in one place, one above the other; what may be taller yet stays among them, invisible. */
  children: ReactNode
}

/**
 * Keeps the height of what changes by itself: otherwise an option below it would move away from under a finger, and
 * another one be chosen.
 */
export function SameHeight({ tallest, children }: SameHeightProps) {
  return (
    <div className="grid items-center *:col-start-1 *:row-start-1">
      <div style={{ visibility: 'hidden' }}>{tallest}</div>
      {children}
    </div>
  )
}
