import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import { PageHeading } from '@/components/page/page-heading'
import { LoadFailure } from '@/components/ui/load-failure'
import { Skeleton, SkeletonList } from '@/components/ui/skeleton'
import { dashboardQuery } from '@/features/admin-dashboard/api/dashboard'
import { Figures } from '@/features/admin-dashboard/components/figures'
import { LatestActivity } from '@/features/admin-dashboard/components/latest-activity'
import { WeekPart } from '@/features/admin-dashboard/components/week'
import { TopPackages } from '@/features/admin-dashboard/components/top-packages'

// The figures are shown before the charts' code has loaded.
const DailyChart = lazy(() => import('@/features/admin-dashboard/components/daily-chart'))

/** /admin/dashboard: the academy's figures. */
export default function DashboardPage() {
  const { data, error, isFetching, refetch } = useQuery(dashboardQuery)

  return (
    <div className="grid gap-6">
      <PageHeading lead="Keadaan akademi saat ini.">Dashboard</PageHeading>
      {!data && !error && <SkeletonList label="Memuat dashboard…" rows={4} rowClassName="h-28" />}
      {!data && error && (
        <LoadFailure
          title="Gagal mengambil data dashboard"
          error={error}
          retrying={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      {data && (
        <>
          {error && (
            <p role="status" className="text-sm font-medium text-accent-ink">
              Data belum dapat diperbarui. Kami mencoba lagi secara otomatis.
            </p>
          )}
          <Figures dashboard={data} />
          <WeekPart />
          <Suspense fallback={<Skeleton className="h-72" />}>
            <DailyChart days={data.harian} />
          </Suspense>
          <div className="grid gap-6 xl:grid-cols-2">
            <LatestActivity dashboard={data} />
            <TopPackages packages={data.topPaketSoal} />
          </div>
        </>
      )}
    </div>
  )
}
