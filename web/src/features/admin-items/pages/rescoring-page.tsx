import { useQuery } from '@tanstack/react-query'
import { useParams, useSearchParams } from 'react-router-dom'
import { PageHeading } from '@/components/page/page-heading'
import { ButtonLink } from '@/components/ui/button-link'
import { LoadFailure } from '@/components/ui/load-failure'
import { SkeletonList } from '@/components/ui/skeleton'
import { rescoringQuery } from '@/features/admin-items/api/rescoring'
import { LastRescoring } from '@/features/admin-items/components/last-rescoring'
import { RescoreForm } from '@/features/admin-items/components/rescore-form'
import { adminPaths } from '@/lib/admin-paths'

/** /admin/soal-simulasi/hitung-ulang/{paketId}: corrects keys of a package that was sat already. */
export default function RescoringPage() {
  const paketId = Number(useParams().paketId)
  const [search] = useSearchParams()
  const keys = search.getAll('kunci').map(Number)
  const asked = search.getAll('page').map((page, at) => ({
    page: Number(page),
    key: keys[at] ?? null,
  }))
  const { data, error, isPending, isFetching, refetch } = useQuery(rescoringQuery(paketId))

  return (
    <div className="grid gap-6">
      <PageHeading
        lead={
          data &&
          `${data.paket.nama_paket} · Koreksi berlaku untuk nilai yang sudah ada, simulasi yang sedang berjalan, dan yang akan datang.`
        }
        actions={
          <ButtonLink to={adminPaths.analysis(paketId)} variant="secondary">
            Analisis Soal
          </ButtonLink>
        }
      >
        Hitung Ulang Nilai
      </PageHeading>
      {isPending && <SkeletonList label="Memuat soal…" rows={4} rowClassName="h-16" />}
      {error && !data && (
        <LoadFailure
          title="Gagal mengambil data soal"
          error={error}
          retrying={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      {data && (
        <>
          {data.terakhir && (
            <LastRescoring
              paketId={paketId}
              packageName={data.paket.nama_paket}
              last={data.terakhir}
            />
          )}
          <RescoreForm
            paketId={paketId}
            questions={data.soal}
            lastId={data.terakhir?.id ?? null}
            asked={asked}
          />
        </>
      )}
    </div>
  )
}
