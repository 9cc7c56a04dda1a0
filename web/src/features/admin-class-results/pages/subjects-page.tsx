import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { PageHeading } from '@/components/page/page-heading'
import { Badge } from '@/components/ui/badge'
import { ButtonLink } from '@/components/ui/button-link'
import { EmptyState } from '@/components/ui/empty-state'
import { LoadFailure } from '@/components/ui/load-failure'
import { SkeletonList } from '@/components/ui/skeleton'
import { Table, TableBody, TableHead, TableRow, Td, Th } from '@/components/ui/table'
import { subjectsQuery } from '@/features/admin-class-results/api/results'
import { adminPaths } from '@/lib/admin-paths'
import { formatDateTime } from '@/lib/format/date'
import { formatCount } from '@/lib/format/numbers'

/** /admin/hasil-kelas: the classes and events that have results. */
export default function SubjectsPage() {
  const { data, error, isPending, isFetching, refetch } = useQuery(subjectsQuery)

  return (
    <div className="grid gap-6">
      <PageHeading lead="Skor satu kelas atau satu ujian bersama, dengan rata-rata dan sebarannya.">
        Hasil Kelas
      </PageHeading>
      {isPending && <SkeletonList label="Memuat kelas…" rows={3} rowClassName="h-16" />}
      {error && !data && (
        <LoadFailure
          title="Gagal mengambil data kelas"
          error={error}
          retrying={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      {data?.kelas.length === 0 && data.ujian.length === 0 && (
        <EmptyState
          title="Belum ada kelas."
          text="Kelas dan ujian terjadwal tampil di sini setelah admin membuatnya."
        />
      )}
      {data && data.kelas.length > 0 && (
        <SubjectsTable
          id="kelas"
          title="Kelas"
          rows={data.kelas.map(({ id, nama, diarsipkan, jumlah_peserta: learners }) => ({
            id,
            nama,
            learners,
            to: adminPaths.classResults(id),
            note: diarsipkan ? <Badge>Diarsipkan</Badge> : <Badge tone="success">Aktif</Badge>,
          }))}
          noteTitle="Status"
        />
      )}
      {data && data.ujian.length > 0 && (
        <SubjectsTable
          id="ujian"
          title="Jadwal Ujian"
          rows={data.ujian.map(({ id, nama, mulai, jumlah_peserta: learners }) => ({
            id,
            nama,
            learners,
            to: adminPaths.eventResults(id),
            note: <time dateTime={mulai}>{formatDateTime(mulai)}</time>,
          }))}
          noteTitle="Mulai"
        />
      )}
    </div>
  )
}

interface SubjectsTableProps {
  id: string
  title: string
  noteTitle: string
  rows: readonly {
    id: number
    nama: string
    learners: number
    to: string
    note: ReactNode
  }[]
}

function SubjectsTable({ id: tableId, title, noteTitle, rows }: SubjectsTableProps) {
  return (
    <section aria-labelledby={tableId} className="grid gap-3">
      <h2 id={tableId} className="text-xl font-bold">
        {title}
      </h2>
      <Table caption={`Daftar ${title}`} cards>
        <TableHead>
          <Th>Nama</Th>
          <Th>Peserta</Th>
          <Th>{noteTitle}</Th>
          <Th>Aksi</Th>
        </TableHead>
        <TableBody>
          {rows.map(({ id, nama, learners, to, note }) => (
            <TableRow key={id}>
              <Td label="Nama" className="font-semibold wrap-anywhere">
                <span id={`${tableId}-${id}`}>{nama}</span>
              </Td>
              <Td label="Peserta" className="tabular-nums">
                {formatCount(learners)}
              </Td>
              <Td label={noteTitle}>{note}</Td>
              <Td>
                <ButtonLink
                  to={to}
                  variant="secondary"
                  size="sm"
                  aria-describedby={`${tableId}-${id}`}
                  className="whitespace-nowrap max-sm:flex-1"
                >
                  Lihat Hasil
                </ButtonLink>
              </Td>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </section>
  )
}
