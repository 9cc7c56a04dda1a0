import type { ReactNode, Ref } from 'react'
import { SkipLink } from '@/app/layouts/skip-link'
import { Brand } from '@/components/page/brand'

interface HeaderBarProps {
  children: ReactNode
  /** Rendered inside the bar, below its main row. */
  below?: ReactNode
  ref?: Ref<HTMLElement>
}

/** The bar at the top of the public and the learner's screens: skip link, brand and the layout's children. */
export function HeaderBar({ children, below, ref }: HeaderBarProps) {
  return (
    <>
      <SkipLink />
      <header ref={ref} className="sticky top-0 z-30 print:static border-b border-line bg-surface">
        <div className="mx-auto flex min-h-16 max-w-6xl items-center gap-2 px-4 py-2 sm:px-6">
          <Brand className="mr-auto" />
          {children}
        </div>
        {below}
      </header>
    </>
  )
}
