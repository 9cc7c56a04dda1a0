import { LAB_ONLY } from '@lulus/api/contracts/packages'
import { useQuery } from '@tanstack/react-query'
import { CircleCheck, Clock, Hourglass, Monitor } from 'lucide-react'
import { useParams, useSearchParams } from 'react-router-dom'
import { PageHeading } from '@/components/page/page-heading'
import { Alert } from '@/components/ui/alert'
import { ButtonLink } from '@/components/ui/button-link'
import { EmptyState } from '@/components/ui/empty-state'
import { LoadFailure } from '@/components/ui/load-failure'
import { packageAccessQuery, packageQuery, type Offer } from '@/features/payments/api/payments'
import { PaySkeleton } from '@/features/payments/components/pay-cards'
import { PayPanel } from '@/features/payments/components/pay-panel'
import { Rejected, UploadAgain } from '@/features/payments/components/upload-again'
import { PAY_AGAIN, paths } from '@/lib/paths'

/** /bayar/{paketId}: how to pay for a package and upload the proof. */
export default function PayPage() {
  const { paketId = '' } = useParams()
  const offer = useQuery(packageQuery(paketId))

  return (
    <div className="grid gap-8">
      <PageHeading
        lead={offer.data && <span className="font-semibold text-ink">{offer.data.nama_paket}</span>}
      >
        Pembayaran
      </PageHeading>
      {offer.isPending && <PaySkeleton />}
      {!offer.data && offer.isError && (
        <div className="grid gap-4">
          <LoadFailure
            title="Gagal mengambil data paket"
            error={offer.error}
            retrying={offer.isFetching}
            onRetry={() => void offer.refetch()}
          />
          <ButtonLink variant="secondary" className="justify-self-start" to={paths.packages}>
            Kembali ke daftar paket
          </ButtonLink>
        </div>
      )}
      {offer.data && <PayOffer offer={offer.data} />}
    </div>
  )
}

/** The next step for a package: pay, wait, or take its exam. */
function PayOffer({ offer }: { offer: Offer }) {
  // After a failure the learner may still pay, because the server checks the upload again.
  const { data: access, isPending } = useQuery(packageAccessQuery(offer.id))
  const [search] = useSearchParams()

  if (isPending) return <PaySkeleton />
  if (access?.bolehAkses) {
    return (
      <EmptyState
        icon={CircleCheck}
        title="Paket ini sudah dapat dikerjakan."
        text="Anda tidak perlu membayar lagi sebelum simulasinya selesai."
        action={<ButtonLink to={paths.exam(offer.id)}>Kerjakan Soal</ButtonLink>}
      />
    )
  }
  if (access?.pending) {
    return (
      <EmptyState
        icon={access.butuhLab ? Monitor : Clock}
        title={access.butuhLab ? 'Khusus lab' : 'Menunggu Verifikasi'}
        text={access.alasan}
        action={<ButtonLink to={paths.myPackages}>Lihat Paket Saya</ButtonLink>}
      />
    )
  }
  if (offer.status !== 'siap') {
    return (
      <EmptyState
        icon={Hourglass}
        title="Coming Soon"
        text="Paket ini sedang disiapkan dan belum dapat dibeli."
        action={<ButtonLink to={paths.packages}>Lihat paket lain</ButtonLink>}
      />
    )
  }
  const payable = { of: { paketId: offer.id }, name: offer.nama_paket, price: offer.harga }
  const rejection = access?.butuhLab ? null : (access?.alasan ?? null)
  if (rejection !== null && search.get('cara') !== PAY_AGAIN) {
    return <UploadAgain offer={payable} reason={rejection} />
  }
  return (
    <>
      {offer.hanya_lab && (
        <Alert tone="warning" title="Khusus lab">
          {LAB_ONLY}
        </Alert>
      )}
      {rejection !== null && <Rejected reason={rejection} />}
      <PayPanel offer={payable} />
    </>
  )
}
