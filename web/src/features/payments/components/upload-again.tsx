import { useQuery } from '@tanstack/react-query'
import { Alert } from '@/components/ui/alert'
import { ButtonLink } from '@/components/ui/button-link'
import { Card } from '@/components/ui/card'
import { Skeleton } from '@/components/ui/skeleton'
import {
  ownPaymentsQuery,
  type OwnPayment,
  type Payable,
  type Sold,
} from '@/features/payments/api/payments'
import { ProofForm } from '@/features/payments/components/proof-form'
import { paths } from '@/lib/paths'

interface UploadAgainProps {
  offer: Payable
  /** Why the last payment was rejected. */
  reason: string
}

/** After a rejection: first an offer to upload a better proof of the same transfer, then one to pay again. */
export function UploadAgain({ offer, reason }: UploadAgainProps) {
  const payments = useQuery(ownPaymentsQuery)
  // The same transfer, and so the same bill or promo code.
  const last = payments.data?.find((payment) => isOf(payment, offer.of))

  return (
    <div className="mx-auto grid w-full max-w-2xl gap-6">
      <Rejected reason={reason} />
      <Card className="grid gap-5">
        <div>
          <h2 className="text-lg font-bold">Unggah ulang bukti</h2>
          <p className="mt-1 text-ink-soft">
            Kirim bukti yang lengkap dan jelas dari pembayaran yang sama. Anda tidak perlu membayar
            lagi.
          </p>
        </div>
        {payments.isPending ? (
          <Skeleton className="h-64" />
        ) : (
          <ProofForm
            offer={offer}
            billId={last?.tagihanId ?? undefined}
            promo={last?.promo?.kode}
          />
        )}
      </Card>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="text-ink-soft">Uangnya belum terkirim, atau nominalnya salah?</p>
        <ButtonLink
          variant="secondary"
          to={
            'bundelId' in offer.of
              ? paths.payBundleAgain(offer.of.bundelId)
              : paths.payAgain(offer.of.paketId)
          }
        >
          Bayar Lagi
        </ButtonLink>
      </div>
    </div>
  )
}

/** Whether a payment was made for a package or a bundle. */
function isOf({ paket_soal_id: paketId, bundel }: OwnPayment, of: Sold): boolean {
  if ('bundelId' in of) return bundel?.id === of.bundelId
  return bundel === null && paketId === of.paketId
}

/** Shows that the last payment was rejected, and why. */
export function Rejected({ reason }: { reason: string }) {
  return (
    <Alert tone="warning" title="Pembayaran sebelumnya ditolak">
      {reason}
    </Alert>
  )
}
