import { useQuery } from '@tanstack/react-query'
import { PageHeading } from '@/components/page/page-heading'
import { SkeletonList } from '@/components/ui/skeleton'
import { addPackageMutation, packagesQuery } from '@/features/admin-packages/api/packages'
import { PackageForm } from '@/features/admin-packages/components/package-form'
import { newPackageFields } from '@/features/admin-packages/model/package-form'
import { useSavePackage } from '@/features/admin-packages/use-save-package'

/** /admin/soal-simulasi/add */
export default function AddPackagePage() {
  const { data: packages, isPending: isCounting } = useQuery(packagesQuery)
  const save = useSavePackage(addPackageMutation)

  return (
    <div className="grid max-w-3xl gap-6">
      <PageHeading lead="Paket baru masih kosong dan berstatus belum sampai 140 soalnya lengkap.">
        Tambah Paket Soal
      </PageHeading>
      {isCounting ? (
        <SkeletonList label="Memuat paket soal…" rows={4} rowClassName="h-16" />
      ) : (
        <PackageForm
          initial={newPackageFields(packages?.length ?? 0)}
          submitLabel="Simpan Paket"
          isPending={save.isPending}
          refusedAt={save.errorAt}
          onSubmit={({ status: _, konsep, ...input }) =>
            save.change({ ...input, ...(konsep && { konsep }) })
          }
        />
      )}
    </div>
  )
}
