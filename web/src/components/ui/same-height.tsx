import type { ReactNode } from 'react'

interface SameHeightProps {
  /** The tallest of the alternatives, rendered invisibly to reserve its space. */
  tallest: ReactNode
  /** All alternatives in one place, stacked. The ones not shown stay among them, invisible. */
  children: ReactNode
}

/**
 * Reserves the height of content that changes by itself. Otherwise an option below could move under a finger, and the
 * wrong one be chosen.
 */
export function SameHeight({ tallest, children }: SameHeightProps) {
  return (
    <div className="grid items-center *:col-start-1 *:row-start-1">
      <div style={{ visibility: 'hidden' }}>{tallest}</div>
      {children}
    </div>
  )
}
