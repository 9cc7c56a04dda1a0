import { SECTIONS, TOTAL_QUESTIONS } from '@lulus/api/contracts/exam'
import { useQuery } from '@tanstack/react-query'
import { Eye, FileUp } from 'lucide-react'
import { useParams } from 'react-router-dom'
import { PageHeading } from '@/components/page/page-heading'
import { Alert } from '@/components/ui/alert'
import { ButtonLink } from '@/components/ui/button-link'
import { LoadFailure } from '@/components/ui/load-failure'
import { showPackageQuery } from '@/features/admin-questions/api/questions'
import { ExportMenu } from '@/features/admin-questions/components/export-menu'
import { OfferSale } from '@/features/admin-questions/components/offer-sale'
import { SectionCard } from '@/features/admin-questions/components/section-card'
import { adminPaths } from '@/lib/admin-paths'

/** /admin/soal-simulasi/add-soal/{paketId}: chooses the section to edit. */
export default function ChooseSectionPage() {
  const paketId = Number(useParams().paketId)
  const { data: pack, error, isFetching, refetch } = useQuery(showPackageQuery(paketId))

  return (
    <div className="grid gap-6">
      <PageHeading
        lead={
          pack
            ? `${pack.nama_paket} · ${pack.jumlah_soal} dari ${TOTAL_QUESTIONS} soal`
            : 'Pilih bagian yang akan diisi.'
        }
        actions={
          <>
            <ButtonLink variant="secondary" to={adminPaths.packages}>
              Daftar Paket
            </ButtonLink>
            <ButtonLink variant="secondary" to={adminPaths.importQuestions(paketId)}>
              <FileUp aria-hidden className="size-4" />
              Impor Soal
            </ButtonLink>
            <ExportMenu paketId={paketId} />
            <ButtonLink variant="secondary" to={adminPaths.previewPackage(paketId)}>
              <Eye aria-hidden className="size-4" />
              Lihat sebagai peserta
            </ButtonLink>
          </>
        }
      >
        Tambah Soal
      </PageHeading>
      <OfferSale paketId={paketId} />
      {error && !pack ? (
        <LoadFailure
          title="Gagal mengambil data exam pakets"
          error={error}
          retrying={isFetching}
          onRetry={() => void refetch()}
        />
      ) : (
        <ul className="grid gap-4 sm:grid-cols-2">
          {SECTIONS.map((section) => (
            <li key={section}>
              <SectionCard section={section} paketId={paketId} />
            </li>
          ))}
        </ul>
      )}
      {pack && pack.kekurangan.length > 0 && (
        <Alert tone="warning" title="Yang masih kurang sebelum paket dapat dibuat siap:">
          <ul className="mt-2 list-disc space-y-1 pl-5">
            {pack.kekurangan.map((reason) => (
              <li key={reason}>{reason}</li>
            ))}
          </ul>
        </Alert>
      )}
    </div>
  )
}
