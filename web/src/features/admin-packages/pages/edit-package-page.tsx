import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router-dom'
import { PageHeading } from '@/components/page/page-heading'
import { ButtonLink } from '@/components/ui/button-link'
import { LoadFailure } from '@/components/ui/load-failure'
import { SkeletonList } from '@/components/ui/skeleton'
import {
  editPackageMutation,
  packageQuery,
  type PackageDetail,
} from '@/features/admin-packages/api/packages'
import { MissingParts, Unexplained } from '@/features/admin-packages/components/missing-parts'
import { PackageForm } from '@/features/admin-packages/components/package-form'
import { fieldsOf } from '@/features/admin-packages/model/package-form'
import { useSavePackage } from '@/features/admin-packages/use-save-package'
import { adminPaths } from '@/lib/admin-paths'
import { fieldErrorsOf } from '@/lib/api/field-errors'

/** /admin/soal-simulasi/edit/{id} */
export default function EditPackagePage() {
  const { id } = useParams()
  const { data: pack, error, isFetching, refetch } = useQuery(packageQuery(Number(id)))

  return (
    <div className="grid max-w-3xl gap-6">
      <PageHeading
        lead={pack?.nama_paket}
        actions={
          <ButtonLink to={adminPaths.addQuestion(Number(id))} variant="secondary">
            Tambah Soal
          </ButtonLink>
        }
      >
        Edit Paket
      </PageHeading>
      {!pack && !error && <SkeletonList label="Memuat paket…" rows={4} rowClassName="h-16" />}
      {!pack && error && (
        <LoadFailure
          title="Gagal mengambil data exam pakets"
          error={error}
          retrying={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      {pack && <EditForm key={pack.id} pack={pack} />}
    </div>
  )
}

function EditForm({ pack }: { pack: PackageDetail }) {
  const save = useSavePackage(editPackageMutation(pack.id))
  const refusals = fieldErrorsOf(save.error, 'status')
  const isRefusal = refusals.length > 0
  const reasons = isRefusal ? refusals : pack.kekurangan

  return (
    <PackageForm
      initial={fieldsOf(pack)}
      withStatus
      listeningSeconds={pack.mode_asli.detik}
      submitLabel="Simpan Perubahan"
      isPending={save.isPending}
      refusedAt={save.errorAt}
      notice={
        <>
          {reasons.length > 0 && (
            <MissingParts
              key={String(isRefusal)}
              packageId={pack.id}
              reasons={reasons}
              isRefusal={isRefusal}
            />
          )}
          {pack.tanpa_pembahasan.length > 0 && <Unexplained reasons={pack.tanpa_pembahasan} />}
        </>
      }
      onSubmit={({ konsep: _, ...input }) => save.change(input)}
    />
  )
}
