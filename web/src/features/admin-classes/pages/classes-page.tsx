import { useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { PageHeading } from '@/components/page/page-heading'
import { Badge } from '@/components/ui/badge'
import { Button } from '@/components/ui/button'
import { ButtonLink } from '@/components/ui/button-link'
import { EmptyState } from '@/components/ui/empty-state'
import { LoadFailure } from '@/components/ui/load-failure'
import { SkeletonList } from '@/components/ui/skeleton'
import { Table, TableBody, TableHead, TableRow, Td, Th } from '@/components/ui/table'
import {
  classesQuery,
  createClassMutation,
  type ClassRow,
} from '@/features/admin-classes/api/classes'
import { ClassNameDialog } from '@/features/admin-classes/components/class-name-dialog'
import { adminPaths } from '@/lib/admin-paths'
import { formatCount } from '@/lib/format/numbers'

/** /admin/kelas: all classes. */
export default function ClassesPage() {
  const { data: classes, error, isPending, isFetching, refetch } = useQuery(classesQuery)
  const [isNaming, setNaming] = useState(false)
  const createButton = (
    <Button onClick={() => setNaming(true)}>
      <Plus aria-hidden className="size-5" />
      Buat Kelas
    </Button>
  )

  return (
    <div className="grid gap-6">
      <PageHeading
        lead="Kumpulkan peserta dari satu sekolah atau rombongan, langsung dari daftar Excel."
        actions={createButton}
      >
        Kelas
      </PageHeading>
      {isPending && <SkeletonList label="Memuat kelas…" rows={3} rowClassName="h-16" />}
      {error && !classes && (
        <LoadFailure
          title="Gagal mengambil data kelas"
          error={error}
          retrying={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      {classes?.length === 0 && (
        <EmptyState
          title="Belum ada kelas."
          text="Buat kelas, lalu tempel daftar pesertanya."
          action={createButton}
        />
      )}
      {classes && classes.length > 0 && <ClassesTable classes={classes} />}
      {isNaming && (
        <ClassNameDialog
          title="Buat kelas"
          submitLabel="Buat"
          initial=""
          mutation={createClassMutation}
          onClose={() => setNaming(false)}
        />
      )}
    </div>
  )
}

function ClassesTable({ classes }: { classes: readonly ClassRow[] }) {
  return (
    <Table caption="Kelas" cards>
      <TableHead>
        <Th>Nama Kelas</Th>
        <Th>Peserta</Th>
        <Th>Status</Th>
        <Th>Aksi</Th>
      </TableHead>
      <TableBody>
        {classes.map((one) => (
          <TableRow key={one.id}>
            <Td label="Nama Kelas" className="font-semibold">
              <span id={`kelas-${one.id}`}>{one.nama}</span>
            </Td>
            <Td label="Peserta" className="tabular-nums">
              {formatCount(one.jumlah_peserta)}
            </Td>
            <Td label="Status">
              {one.diarsipkan ? <Badge>Diarsipkan</Badge> : <Badge tone="success">Aktif</Badge>}
            </Td>
            <Td>
              <ButtonLink
                to={adminPaths.schoolClass(one.id)}
                variant="secondary"
                size="sm"
                aria-describedby={`kelas-${one.id}`}
                className="whitespace-nowrap max-sm:flex-1"
              >
                Lihat Kelas
              </ButtonLink>
            </Td>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  )
}
