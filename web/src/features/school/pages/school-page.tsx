import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router-dom'
import { PageHeading } from '@/components/page/page-heading'
import { ThemeSwitch } from '@/components/theme/theme-switch'
import { Alert } from '@/components/ui/alert'
import { LoadFailure } from '@/components/ui/load-failure'
import { SkeletonList } from '@/components/ui/skeleton'
import { sharedResultsQuery } from '@/features/school/api/shared-results'
import { SchoolCodeForm } from '@/features/school/components/school-code-form'
import { SharedResults } from '@/features/school/components/shared-results'
import { hasStatus, messageOf } from '@/lib/api/api-error'

/** /sekolah/{token}: a class's results for its school, after the link's code was entered. */
export function SchoolPage() {
  const token = useParams().token ?? ''
  const { data, error, isPending, isFetching, refetch } = useQuery(sharedResultsQuery(token))
  const isClosed = hasStatus(error, 404)

  return (
    <div className="mx-auto grid max-w-6xl gap-6 px-4 py-8 sm:px-6">
      {(data === null || isPending || error) && <PageHeading>Hasil Kelas</PageHeading>}
      {isPending && <SkeletonList label="Memuat hasil…" rows={3} rowClassName="h-16" />}
      {error && isClosed && (
        <Alert tone="danger">{messageOf(error, 'Tautan ini tidak berlaku.')}</Alert>
      )}
      {error && !isClosed && (
        <LoadFailure
          title="Hasil belum dapat dibuka."
          error={error}
          retrying={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      {data === null && !error && <SchoolCodeForm token={token} />}
      {data && !error && <SharedResults token={token} shared={data} />}
      <footer className="border-t border-line pt-6">
        <ThemeSwitch />
      </footer>
    </div>
  )
}
