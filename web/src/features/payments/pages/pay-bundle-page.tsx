import { useQuery } from '@tanstack/react-query'
import { CircleCheck, Clock, Hourglass } from 'lucide-react'
import { useParams, useSearchParams } from 'react-router-dom'
import { PageHeading } from '@/components/page/page-heading'
import { ButtonLink } from '@/components/ui/button-link'
import { EmptyState } from '@/components/ui/empty-state'
import { LoadFailure } from '@/components/ui/load-failure'
import { bundlesQuery, type BundleOffer } from '@/features/payments/api/payments'
import { PaySkeleton } from '@/features/payments/components/pay-cards'
import { PayPanel } from '@/features/payments/components/pay-panel'
import { Rejected, UploadAgain } from '@/features/payments/components/upload-again'
import { PAY_AGAIN, paths } from '@/lib/paths'

/** /bayar/bundel/{bundelId}: how to pay for a bundle and upload the proof. */
export default function PayBundlePage() {
  const { bundelId = '' } = useParams()
  const { data, error, isFetching, refetch } = useQuery(bundlesQuery)
  const bundle = data?.find(({ id }) => String(id) === bundelId)

  return (
    <div className="grid gap-8">
      <PageHeading
        lead={
          bundle && (
            <>
              <span className="font-semibold text-ink">{bundle.nama}</span>:{' '}
              {bundle.paket.map(({ nama_paket: name }) => name).join(', ')}
            </>
          )
        }
      >
        Pembayaran
      </PageHeading>
      {!data && !error && <PaySkeleton />}
      {!data && error && (
        <LoadFailure
          title="Gagal mengambil data paket bundel"
          error={error}
          retrying={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      {data && !bundle && (
        <EmptyState
          icon={Hourglass}
          title="Paket bundel ini tidak dijual."
          text="Bundel ini sudah diakhiri, atau salah satu paketnya sedang disiapkan."
          action={<ButtonLink to={paths.packages}>Lihat paket lain</ButtonLink>}
        />
      )}
      {bundle && <PayOffer bundle={bundle} />}
    </div>
  )
}

/** The next step for a bundle: pay, send a better proof, or wait. */
function PayOffer({ bundle }: { bundle: BundleOffer }) {
  const [search] = useSearchParams()
  const { bisaDibayar: isPayable, pending, alasan: reason } = bundle
  if (!isPayable) {
    return (
      <EmptyState
        icon={pending ? Clock : CircleCheck}
        title={pending ? 'Menunggu Verifikasi' : 'Bundel ini belum perlu dibeli.'}
        text={reason}
        action={<ButtonLink to={paths.myPackages}>Lihat Paket Saya</ButtonLink>}
      />
    )
  }
  const offer = { of: { bundelId: bundle.id }, name: bundle.nama, price: bundle.harga }
  if (reason !== null && search.get('cara') !== PAY_AGAIN) {
    return <UploadAgain offer={offer} reason={reason} />
  }
  return (
    <>
      {reason !== null && <Rejected reason={reason} />}
      <PayPanel offer={offer} />
    </>
  )
}
