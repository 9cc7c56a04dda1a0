import type { ReactNode, Ref } from 'react'

interface SittingHeaderProps {
  /** Name of the test. */
  caption: ReactNode
  /** The open part of the test, in English. */
  title: string
  titleRef?: Ref<HTMLHeadingElement>
  /** Time and buttons; on phones they wrap to their own line. */
  children: ReactNode
}

/** The header of a running test, which replaces the site's header. */
export function SittingHeader({ caption, title, titleRef, children }: SittingHeaderProps) {
  return (
    <header className="z-20 shrink-0 border-b border-line bg-surface">
      <div className="mx-auto flex max-w-384 flex-wrap items-center gap-x-3 gap-y-1 px-3 py-2 sm:px-6 low:py-0.5">
        <div className="min-w-36 flex-1">
          <p className="truncate text-sm text-ink-soft">{caption}</p>
          <h1
            ref={titleRef}
            tabIndex={titleRef ? -1 : undefined}
            lang="en"
            className="line-clamp-2 leading-snug font-bold max-sm:text-sm low:text-sm"
          >
            {title}
          </h1>
        </div>
        {children}
      </div>
    </header>
  )
}
