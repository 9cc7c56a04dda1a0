import type { ReactNode } from 'react'
import { useDocumentTitle } from '@/components/page/use-document-title'
import { usePageFocus } from '@/components/page/use-page-focus'
import { classNames } from '@/lib/class-names'

interface PageHeadingProps {
  children: string
  /** The tab's title, where the heading alone says too little. */
  title?: string
  /** A line below. */
  lead?: ReactNode
  /** Buttons beside it. */
  actions?: ReactNode
  className?: string
}

/** The one h1 of a screen: names the tab and takes the focus after going there. */
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
