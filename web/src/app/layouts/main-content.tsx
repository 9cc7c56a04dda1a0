import { Suspense, useLayoutEffect, type ReactNode } from 'react'
import { NavigationType, Outlet, useLocation, useNavigationType } from 'react-router-dom'
import { MAIN_ID } from '@/app/layouts/skip-link'
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

/** Scrolls to the top on each new screen. Going back is left to the browser, and anchors to the screen. */
function useScrollToTop(): void {
  const { pathname, hash } = useLocation()
  const type = useNavigationType()

  useLayoutEffect(() => {
    if (type !== NavigationType.Pop && hash === '') window.scrollTo({ top: 0, behavior: 'instant' })
  }, [pathname, hash, type])
}
