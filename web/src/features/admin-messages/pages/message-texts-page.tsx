import { useQuery } from '@tanstack/react-query'
import { PageHeading } from '@/components/page/page-heading'
import { ButtonLink } from '@/components/ui/button-link'
import { LoadFailure } from '@/components/ui/load-failure'
import { SkeletonList } from '@/components/ui/skeleton'
import { messageTextsQuery } from '@/features/admin-messages/api/messages'
import { MessageTextForm } from '@/features/admin-messages/components/message-text-form'
import { adminPaths } from '@/lib/admin-paths'

/** /admin/pengaturan/pesan: the text of each kind of message, with a sample beside it. */
export default function MessageTextsPage() {
  const { data: texts, error, isFetching, refetch } = useQuery(messageTextsQuery)

  return (
    <div className="grid max-w-5xl gap-6">
      <PageHeading
        lead="Berlaku untuk WhatsApp dan email. Yang di dalam kurung kurawal diganti data peserta."
        actions={
          <ButtonLink variant="secondary" to={adminPaths.settings}>
            Semua Pengaturan
          </ButtonLink>
        }
      >
        Teks Pesan
      </PageHeading>
      {!texts && !error && <SkeletonList label="Memuat teks pesan…" rows={5} rowClassName="h-40" />}
      {!texts && error && (
        <LoadFailure
          title="Gagal mengambil teks pesan"
          error={error}
          retrying={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      {texts?.map(({ jenisPesan, teks, bawaan }) => (
        <MessageTextForm key={jenisPesan} kind={jenisPesan} text={teks} isUsual={bawaan} />
      ))}
    </div>
  )
}
