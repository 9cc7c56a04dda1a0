import { useQuery } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { useParams, useSearchParams } from 'react-router-dom'
import { ResultsView } from '@/components/class-results/results-view'
import type { ClassResults } from '@/components/class-results/types'
import { PageHeading } from '@/components/page/page-heading'
import { ButtonLink } from '@/components/ui/button-link'
import { Field } from '@/components/ui/field'
import { LoadFailure } from '@/components/ui/load-failure'
import { Select } from '@/components/ui/select'
import { SkeletonList } from '@/components/ui/skeleton'
import { eventResultsQuery } from '@/features/admin-class-results/api/results'
import { PaperBar } from '@/features/admin-class-results/components/paper-bar'
import { SchoolLinks } from '@/features/admin-class-results/components/school-links'
import { adminPaths } from '@/lib/admin-paths'
import { formatDateTime } from '@/lib/format/date'
import { useCan } from '@/lib/session/use-can'

interface EventResultsPageProps {
  /** The button for the certificates. */
  certificates?: (id: number) => ReactNode
}

/** /admin/hasil-kelas/ujian/{id}: an exam event's results, of all learners or of one of its classes. */
export default function EventResultsPage({ certificates }: EventResultsPageProps) {
  const id = Number(useParams().id)
  const [search, setSearch] = useSearchParams()
  const asked = Number(search.get('kelas')) || null
  const { data, error, isPending, isFetching, refetch } = useQuery(eventResultsQuery(id, asked))
  const [withRanks, setWithRanks] = useState(false)
  const mayWatch = useCan('events.watch')
  const mayShare = useCan('school_links.manage')

  return (
    <div className="grid gap-6">
      <PageHeading
        title="Hasil Ujian"
        lead={data && leadOf(data.hasil)}
        actions={
          <>
            <ButtonLink to={adminPaths.results} variant="secondary">
              Semua Hasil
            </ButtonLink>
            {mayWatch && (
              <ButtonLink to={adminPaths.event(id)} variant="secondary">
                Papan Ujian
              </ButtonLink>
            )}
          </>
        }
      >
        {data?.hasil.ujian ? `Hasil ${data.hasil.ujian.nama}` : 'Hasil Ujian'}
      </PageHeading>
      {isPending && <SkeletonList label="Memuat hasil…" rows={4} rowClassName="h-16" />}
      {error && !data && (
        <LoadFailure
          title="Gagal mengambil hasil ujian"
          error={error}
          retrying={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      {data && (
        <>
          {data.kelas.length > 0 && (
            <div className="max-w-md">
              <Field label="Kelas">
                <Select
                  value={data.kelasId ?? ''}
                  onChange={({ currentTarget: { value } }) =>
                    setSearch(value === '' ? {} : { kelas: value })
                  }
                >
                  <option value="">Semua peserta</option>
                  {data.kelas.map((one) => (
                    <option key={one.id} value={one.id}>
                      {one.nama}
                    </option>
                  ))}
                </Select>
              </Field>
            </div>
          )}
          <PaperBar
            subject={{ kind: 'event', id, kelas: data.kelasId }}
            withRanks={withRanks}
            onRanks={setWithRanks}
          >
            {certificates?.(id)}
          </PaperBar>
          <ResultsView results={data.hasil} withRanks={withRanks} />
          {mayShare && data.kelasId !== null && (
            <SchoolLinks
              classId={data.kelasId}
              part={{ jadwalId: id }}
              shown={data.hasil.ujian?.nama ?? ''}
              isArchived={false}
            />
          )}
        </>
      )}
    </div>
  )
}

function leadOf({ nama_paket: name, ujian, peserta, belum }: ClassResults): string {
  const begins = ujian ? `, ${formatDateTime(ujian.mulai)}` : ''
  return `${name}${begins}: ${peserta.length} dari ${peserta.length + belum.length} peserta sudah ada hasil.`
}
