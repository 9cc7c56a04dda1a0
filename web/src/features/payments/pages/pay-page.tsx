import { LAB_ONLY } from '@lulus/api/contracts/sentences'
import { useQuery } from '@tanstack/react-query'
import { CircleCheck, Clock, Hourglass, Monitor } from 'lucide-react'
import { useParams } from 'react-router-dom'
import { PageHeading } from '@/components/page/page-heading'
import { Alert } from '@/components/ui/alert'
import { ButtonLink } from '@/components/ui/button-link'
import { EmptyState } from '@/components/ui/empty-state'
import { LoadFailure } from '@/components/ui/load-failure'
import { packageAccessQuery } from '@/features/payments/api/package-access'
import { packageQuery, type Offer } from '@/features/payments/api/show-package'
import { PayPanel } from '@/features/payments/components/pay-panel'
import { PaySkeleton } from '@/features/payments/components/pay-skeleton'
import { paths } from '@/lib/paths'
import { useReloginInPlace } from '@/lib/session/relogin'

/** /bayar/{paketId}: how to pay a package, and where to send the proof. */
export default function PayPage() {
  const { paketId = '' } = useParams()
  const offer = useQuery(packageQuery(paketId))
  // The chosen picture survives a lost session.
  useReloginInPlace()

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

/** What there is to do about a package: pay it, wait, or sit its exam. */
function PayOffer({ offer }: { offer: Offer }) {
  // When this fails one may still try: the server decides again over the upload.
  const { data: access, isPending } = useQuery(packageAccessQuery(offer.id))

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
  return (
    <>
      {offer.hanya_lab && (
        <Alert tone="warning" title="Khusus lab">
          {LAB_ONLY}
        </Alert>
      )}
      {access?.alasan && !access.butuhLab && (
        <Alert tone="warning" title="Pembayaran sebelumnya ditolak">
          {access.alasan}
        </Alert>
      )}
      <PayPanel offer={offer} />
    </>
  )
}
