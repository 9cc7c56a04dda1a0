import type { ReactNode } from 'react'

interface LiveRegionProps {
  /** `assertive` interrupts what is being read. */
  politeness?: 'polite' | 'assertive'
  children: ReactNode
}

/** Has screen readers say its content whenever that changes; shows nothing. Mount it before there is something to say. */
export function LiveRegion({ politeness = 'polite', children }: LiveRegionProps) {
  return (
    <div
      role={politeness === 'assertive' ? 'alert' : 'status'}
      aria-atomic="true"
      className="sr-only"
    >
      {children}
    </div>
  )
}
