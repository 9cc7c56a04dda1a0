import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router-dom'
import { DifferenceList } from '@/components/differences/difference-list'
import { PageHeading } from '@/components/page/page-heading'
import { ButtonLink } from '@/components/ui/button-link'
import { Card } from '@/components/ui/card'
import { EmptyState } from '@/components/ui/empty-state'
import { LoadFailure } from '@/components/ui/load-failure'
import { SkeletonList } from '@/components/ui/skeleton'
import { changesSinceQuery } from '@/features/admin-items/api/changes'
import { QuestionLink } from '@/features/admin-items/components/question-link'
import { placeOf } from '@/features/admin-items/model/place-of'
import { adminPaths } from '@/lib/admin-paths'
import { formatDateTime } from '@/lib/format/date'

const KINDS = {
  diubah: 'Diubah',
  diganti: 'Diganti dengan soal lain',
  dihapus: 'Dihapus',
  baru: 'Baru, tidak ada di simulasi ini',
} as const

/** /admin/riwayat-ujian/{id}/perubahan-soal: what changed in a package since an attempt sat it. */
export default function ChangesPage() {
  const id = Number(useParams().id)
  const { data, error, isPending, isFetching, refetch } = useQuery(changesSinceQuery(id))

  return (
    <div className="grid gap-6">
      <PageHeading
        lead={
          data &&
          `${data.nama_paket}, sejak simulasi yang dimulai ${formatDateTime(data.dimulai)}. Peserta mengerjakan dan dinilai dengan soal yang lama.`
        }
        actions={
          <ButtonLink to={adminPaths.explanations(id)} variant="secondary">
            Pembahasan
          </ButtonLink>
        }
      >
        Perubahan Soal
      </PageHeading>
      {isPending && <SkeletonList label="Memuat perubahan soal…" rows={3} rowClassName="h-24" />}
      {error && !data && (
        <LoadFailure
          title="Gagal mengambil perubahan soal"
          error={error}
          retrying={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      {data?.data.length === 0 && (
        <EmptyState
          title="Tidak ada soal yang berubah"
          text="Isi paket masih sama dengan yang dikerjakan peserta."
        />
      )}
      {data?.data.map(({ page, soal_id, keadaan, perubahan }) => {
        const headingId = `soal-${page}-${keadaan}`
        return (
          <Card key={headingId} className="grid gap-4">
            <div className="flex flex-wrap items-center justify-between gap-2">
              <h2 id={headingId} className="text-lg font-bold">
                {placeOf(page)}
              </h2>
              <span className="text-sm font-semibold text-ink-soft">{KINDS[keadaan]}</span>
            </div>
            {perubahan.length > 0 && <DifferenceList differences={perubahan} />}
            <div>
              <QuestionLink page={page} soalId={soal_id} describedBy={headingId} />
            </div>
          </Card>
        )
      })}
    </div>
  )
}
