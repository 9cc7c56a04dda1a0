import { useQuery } from '@tanstack/react-query'
import { Alert } from '@/components/ui/alert'
import { ButtonAnchor } from '@/components/ui/button-link'
import { Card } from '@/components/ui/card'
import { LoadFailure } from '@/components/ui/load-failure'
import { PaymentSteps } from '@/features/payments/components/payment-steps'
import { ProofForm } from '@/features/payments/components/proof-form'
import { QrisCard } from '@/features/payments/components/qris-card'
import type { Offer } from '@/features/payments/api/payments'
import { mediaUrl } from '@/lib/api/request-url'
import { chatUrl } from '@/lib/chat-url'
import { settingsQuery } from '@/lib/settings/settings'
import { Skeleton } from '@/components/ui/skeleton'
import { VisuallyHidden } from '@/components/ui/screen-reader'

/** The QRIS code and the form for the proof, when the payment settings are known. */
export function PayPanel({ offer }: { offer: Offer }) {
  const settings = useQuery(settingsQuery)

  if (settings.isPending) return <PaySkeleton />
  if (!settings.data) {
    return (
      <LoadFailure
        title="Gagal mengambil data pembayaran"
        error={settings.error}
        retrying={settings.isFetching}
        onRetry={() => void settings.refetch()}
      />
    )
  }

  const qris = mediaUrl(settings.data.qris)
  if (qris === null) return <NotYet chatNumber={settings.data.nomorWa} />
  return (
    <div className="grid items-start gap-6 lg:grid-cols-2">
      <QrisCard src={qris} isSample={settings.data.qrisContoh} amount={offer.harga} />
      <Card className="grid gap-6">
        <h2 className="text-lg font-bold">Cara pembayaran</h2>
        <PaymentSteps amount={offer.harga} canSave={!settings.data.qrisContoh} />
        <ProofForm offer={offer} />
      </Card>
    </div>
  )
}

function NotYet({ chatNumber }: { chatNumber: string | null }) {
  return (
    <Alert
      tone="warning"
      title="Pembayaran belum dapat diterima saat ini."
      action={
        chatNumber && (
          <ButtonAnchor variant="secondary" size="sm" href={chatUrl(chatNumber)}>
            Hubungi admin
          </ButtonAnchor>
        )
      }
    >
      Kode QRIS belum tersedia. Silakan coba lagi nanti atau hubungi admin.
    </Alert>
  )
}

/** Placeholder of the payment screen. */
export function PaySkeleton() {
  return (
    <div role="status" className="grid gap-6 lg:grid-cols-2">
      <VisuallyHidden>Memuat pembayaran…</VisuallyHidden>
      <Skeleton className="h-96" />
      <Skeleton className="h-96" />
    </div>
  )
}
