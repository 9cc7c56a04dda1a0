import type { ReactNode } from 'react'
import { useDocumentTitle, usePageFocus } from '@/components/page/arrival'
import { classNames } from '@/lib/class-names'

interface PageHeadingProps {
  children: string
  /** The tab's title, if the heading alone is too short. */
  title?: string
  lead?: ReactNode
  actions?: ReactNode
  className?: string
}

/** The only h1 of a screen: sets the tab's title and takes the focus after navigation. */
export function PageHeading({ children, title, lead, actions, className }: PageHeadingProps) {
  useDocumentTitle(title ?? children)
  const heading = usePageFocus()

  return (
    <div className={classNames('flex flex-wrap items-end justify-between gap-4', className)}>
      <div className="min-w-0">
        <h1 ref={heading} tabIndex={-1} className="text-2xl font-bold tracking-tight sm:text-3xl">
          {children}
        </h1>
        {lead && <p className="mt-1.5 max-w-prose text-ink-soft">{lead}</p>}
      </div>
      {actions && <div className="flex flex-wrap gap-3">{actions}</div>}
    </div>
  )
}
