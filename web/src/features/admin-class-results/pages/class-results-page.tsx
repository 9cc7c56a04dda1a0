import { useQuery } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { useParams, useSearchParams } from 'react-router-dom'
import { ResultsView } from '@/components/class-results/results-view'
import { PageHeading } from '@/components/page/page-heading'
import { ButtonLink } from '@/components/ui/button-link'
import { EmptyState } from '@/components/ui/empty-state'
import { Field } from '@/components/ui/field'
import { LoadFailure } from '@/components/ui/load-failure'
import { Select } from '@/components/ui/select'
import { SkeletonList } from '@/components/ui/skeleton'
import { classResultsQuery } from '@/features/admin-class-results/api/results'
import { PaperBar } from '@/features/admin-class-results/components/paper-bar'
import { SchoolLinks } from '@/features/admin-class-results/components/school-links'
import { adminPaths } from '@/lib/admin-paths'
import { useCan } from '@/lib/session/use-can'

interface ClassResultsPageProps {
  /** The button for the certificates. */
  certificates?: (id: number) => ReactNode
}

/** /admin/hasil-kelas/{id}: a class's results of a package. */
export default function ClassResultsPage({ certificates }: ClassResultsPageProps) {
  const id = Number(useParams().id)
  const [search, setSearch] = useSearchParams()
  const asked = Number(search.get('paket')) || null
  const { data, error, isPending, isFetching, refetch } = useQuery(classResultsQuery(id, asked))
  const [withRanks, setWithRanks] = useState(false)
  const mayManage = useCan('classes.manage')
  const mayTeach = useCan('questions.edit')
  const mayShare = useCan('school_links.manage')

  return (
    <div className="grid gap-6">
      <PageHeading
        title="Hasil Kelas"
        lead={data?.hasil ? leadOf(data.hasil) : undefined}
        actions={
          <>
            <ButtonLink to={adminPaths.results} variant="secondary">
              Semua Hasil
            </ButtonLink>
            {mayTeach && (
              <ButtonLink to={adminPaths.classLearning(id)} variant="secondary">
                Belajar
              </ButtonLink>
            )}
            {mayManage && (
              <ButtonLink to={adminPaths.schoolClass(id)} variant="secondary">
                Lihat Kelas
              </ButtonLink>
            )}
          </>
        }
      >
        {data ? `Hasil ${data.kelas.nama}` : 'Hasil Kelas'}
      </PageHeading>
      {isPending && <SkeletonList label="Memuat hasil…" rows={4} rowClassName="h-16" />}
      {error && !data && (
        <LoadFailure
          title="Gagal mengambil hasil kelas"
          error={error}
          retrying={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      {data && data.paketId !== null && data.hasil ? (
        <>
          {data.kelas.paket.length > 1 && (
            <PackageChoice
              value={data.paketId}
              packages={data.kelas.paket}
              onChange={(paket) => setSearch({ paket })}
            />
          )}
          <PaperBar
            subject={{ kind: 'class', id, paket: data.paketId }}
            withRanks={withRanks}
            onRanks={setWithRanks}
          >
            {certificates?.(id)}
          </PaperBar>
          <ResultsView results={data.hasil} withRanks={withRanks} />
          {mayShare && (
            <SchoolLinks
              classId={id}
              part={{ paketId: data.paketId }}
              shown={data.hasil.nama_paket}
              isArchived={data.kelas.diarsipkan}
            />
          )}
        </>
      ) : (
        data && (
          <EmptyState
            title="Belum ada hasil."
            text="Belum ada peserta kelas ini yang mengerjakan simulasi."
          />
        )
      )}
    </div>
  )
}

interface PackageChoiceProps {
  value: number
  packages: readonly { id: number; nama: string; peserta: number }[]
  onChange: (id: string) => void
}

function PackageChoice({ value, packages, onChange }: PackageChoiceProps) {
  return (
    <div className="max-w-md">
      <Field label="Paket">
        <Select value={value} onChange={({ currentTarget }) => onChange(currentTarget.value)}>
          {packages.map((pack) => (
            <option key={pack.id} value={pack.id}>
              {pack.nama} ({pack.peserta} peserta)
            </option>
          ))}
        </Select>
      </Field>
    </div>
  )
}

function leadOf({
  nama_paket: name,
  peserta,
  belum,
}: {
  nama_paket: string
  peserta: readonly unknown[]
  belum: readonly unknown[]
}): string {
  return `${name}: ${peserta.length} dari ${peserta.length + belum.length} peserta sudah ada hasil.`
}
