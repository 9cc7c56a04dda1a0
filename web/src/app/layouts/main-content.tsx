import { Suspense } from 'react'
import { Outlet } from 'react-router-dom'
import { MAIN_ID } from '@/app/layouts/skip-link'
import { useScrollToTop } from '@/app/layouts/use-scroll-to-top'
import { PageLoading } from '@/components/page/page-loading'

/** The main landmark with the current screen in it. */
export function MainContent({ className }: { className?: string }) {
  useScrollToTop()

  return (
    <main id={MAIN_ID} tabIndex={-1} className={className}>
      <Suspense fallback={<PageLoading />}>
        <Outlet />
      </Suspense>
    </main>
  )
}
