import type { ReactNode, Ref } from 'react'

interface SittingHeaderProps {
  /** What is sat. */
  caption: ReactNode
  /** The part of it that is open, in English. */
  title: string
  titleRef?: Ref<HTMLHeadingElement>
  /** The time, and what can be done; wraps onto a line of its own on phones. */
  children: ReactNode
}

/** The bar at the top of a test that is being taken: always in sight, in place of the site's own header. */
export function SittingHeader({ caption, title, titleRef, children }: SittingHeaderProps) {
  return (
    <header className="sticky top-0 z-20 border-b border-line bg-surface">
      <div className="mx-auto flex max-w-384 flex-wrap items-center gap-x-3 gap-y-1 px-3 py-2 sm:px-6">
        <div className="min-w-0 flex-1">
          <p className="truncate text-sm text-ink-soft">{caption}</p>
          <h1
            ref={titleRef}
            tabIndex={titleRef ? -1 : undefined}
            lang="en"
            className="line-clamp-2 leading-snug font-bold max-sm:text-sm"
          >
            {title}
          </h1>
        </div>
        {children}
      </div>
    </header>
  )
}
