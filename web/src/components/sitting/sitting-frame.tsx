import type { ReactNode, Ref } from 'react'
import { classNames } from '@/lib/class-names'

interface SittingFrameProps {
  header: ReactNode
  /** The bar with the navigation buttons. */
  bar?: ReactNode
  /** The area between the two bars, so that they never cover a focused element. */
  scroller?: Ref<HTMLDivElement>
  className?: string
  children: ReactNode
}

/**
 * The window of a running test: the header, the bar with the navigation buttons, and the scrolling area between them.
 */
export function SittingFrame({ header, bar, scroller, className, children }: SittingFrameProps) {
  return (
    // In a very low window, as at 400 % zoom, the page itself scrolls too.
    <div className="flex h-[calc(100vh-var(--running-line,0px))] min-h-80 flex-col supports-[height:1dvh]:h-[calc(100dvh-var(--running-line,0px))]">
      {header}
      <div
        ref={scroller}
        data-scroller
        className={classNames('relative flex min-h-0 flex-1 flex-col overflow-y-auto', className)}
      >
        {children}
      </div>
      {bar}
    </div>
  )
}
