import type { ReactNode } from 'react'

/** Text for screen readers only. */
export function VisuallyHidden({ children }: { children: ReactNode }) {
  return <span className="sr-only">{children}</span>
}

interface LiveRegionProps {
  /** `assertive` interrupts what is being read. */
  politeness?: 'polite' | 'assertive'
  children: ReactNode
}

/** Announces its content to screen readers when it changes. Mount it before the first announcement. */
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
