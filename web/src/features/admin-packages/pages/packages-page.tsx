import { useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { useFailureDialog } from '@/components/listing/use-failure-dialog'
import { PageHeading } from '@/components/page/page-heading'
import { ButtonLink } from '@/components/ui/button-link'
import { EmptyState } from '@/components/ui/empty-state'
import { LoadFailure } from '@/components/ui/load-failure'
import { SkeletonList } from '@/components/ui/skeleton'
import { useChange } from '@/components/use-change'
import { copyPackageMutation, packagesQuery } from '@/features/admin-packages/api/packages'
import { ArchivedPackages } from '@/features/admin-packages/components/archived-packages'
import { PackagesTable } from '@/features/admin-packages/components/packages-table'
import { useDeletePackage } from '@/features/admin-packages/use-delete-package'
import { formatCount } from '@/lib/format/numbers'
import { adminPaths } from '@/lib/admin-paths'
import { useCan } from '@/lib/session/use-can'

/** /admin/soal-simulasi: all packages. */
export default function PackagesPage() {
  const { data: packages, error, isPending, isFetching, refetch } = useQuery(packagesQuery)
  const remove = useDeletePackage()
  const copy = useChange(copyPackageMutation)
  const mayEdit = useCan('packages.edit')
  useFailureDialog({
    error,
    isLoaded: packages !== undefined,
    fallback: 'Gagal mengambil data exam pakets',
  })

  return (
    <div className="grid gap-6">
      <PageHeading
        lead={packages ? `${formatCount(packages.length)} paket soal` : 'Memuat paket soal…'}
        actions={<AddPackage />}
      >
        Soal Simulasi
      </PageHeading>
      {isPending && <SkeletonList label="Memuat paket soal…" rows={4} rowClassName="h-16" />}
      {error && !packages && (
        <LoadFailure
          title="Gagal mengambil data exam pakets"
          error={error}
          retrying={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      {packages?.length === 0 && (
        <EmptyState
          title="Belum ada paket soal."
          text="Tambahkan paket pertama, lalu isi 140 soalnya. Peserta dapat membelinya begitu statusnya siap."
          action={<AddPackage />}
        />
      )}
      {packages && packages.length > 0 && (
        <PackagesTable
          packages={packages}
          deletingId={remove.sending?.id ?? null}
          onDelete={remove.change}
          copyingId={copy.sending?.id ?? null}
          onCopy={copy.change}
        />
      )}
      {mayEdit && <ArchivedPackages />}
    </div>
  )
}

function AddPackage() {
  if (!useCan('packages.edit')) return null
  return (
    <ButtonLink to={adminPaths.addPackage}>
      <Plus aria-hidden className="size-5" />
      Tambah Paket Soal
    </ButtonLink>
  )
}
