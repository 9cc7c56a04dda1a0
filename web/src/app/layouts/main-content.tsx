import { Suspense, type ReactNode } from 'react'
import { Outlet } from 'react-router-dom'
import { MAIN_ID } from '@/app/layouts/skip-link'
import { useScrollToTop } from '@/app/layouts/use-scroll-to-top'
import { PageLoading } from '@/components/page/page-loading'
import { useIsLeaving } from '@/components/page/use-is-leaving'

interface MainContentProps {
  className?: string
  /** Default: the router's outlet. */
  children?: ReactNode
}

/** The main landmark that contains the current screen. */
export function MainContent({ className, children }: MainContentProps) {
  useScrollToTop()
  const isLeaving = useIsLeaving()

  return (
    <main id={MAIN_ID} tabIndex={-1} className={className}>
      <Suspense fallback={<PageLoading />}>
        {children ?? (isLeaving ? <PageLoading /> : <Outlet />)}
      </Suspense>
    </main>
  )
}
