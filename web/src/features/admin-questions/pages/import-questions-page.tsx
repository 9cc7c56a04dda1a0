import { useQuery } from '@tanstack/react-query'
import { useParams, useSearchParams } from 'react-router-dom'
import { PageHeading } from '@/components/page/page-heading'
import { ButtonLink } from '@/components/ui/button-link'
import { showPackageQuery } from '@/features/admin-questions/api/questions'
import { ImportForm } from '@/features/admin-questions/components/import/import-form'
import { ImportReview } from '@/features/admin-questions/components/import/import-review'
import { LatestImports } from '@/features/admin-questions/components/import/latest-imports'
import { adminPaths } from '@/lib/admin-paths'

/** The reviewed import, kept in the address so that a reload continues it. */
const REVIEWED = 'impor'

/** /admin/soal-simulasi/impor/{paketId}: questions from a file, reviewed before they are stored. */
export default function ImportQuestionsPage() {
  const paketId = Number(useParams().paketId)
  const [address, setAddress] = useSearchParams()
  const { data: pack } = useQuery(showPackageQuery(paketId))
  const importId = Number(address.get(REVIEWED))
  const open = (id: number) => setAddress({ [REVIEWED]: String(id) })
  const leave = () => setAddress({})

  return (
    <div className="grid gap-6">
      <PageHeading
        lead={
          importId > 0
            ? `${pack ? `${pack.nama_paket} · ` : ''}Periksa tiap soal seperti yang akan dilihat peserta.`
            : `${pack ? `${pack.nama_paket} · ` : ''}Soal dibaca dulu dan ditinjau; paket baru berubah setelah Anda menyimpan.`
        }
        actions={
          <ButtonLink variant="secondary" to={adminPaths.addQuestion(paketId)}>
            Kembali ke Soal
          </ButtonLink>
        }
      >
        Impor Soal
      </PageHeading>
      {importId > 0 ? (
        <ImportReview key={importId} paketId={paketId} importId={importId} onLeave={leave} />
      ) : (
        <>
          <ImportForm paketId={paketId} onSent={open} />
          <LatestImports paketId={paketId} onOpen={open} />
        </>
      )}
    </div>
  )
}
