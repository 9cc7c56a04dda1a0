import { useQuery } from '@tanstack/react-query'
import { Alert } from '@/components/ui/alert'
import { ButtonAnchor } from '@/components/ui/button-link'
import { LoadFailure } from '@/components/ui/load-failure'
import { PaySkeleton } from '@/features/payments/components/pay-cards'
import { PayPrice } from '@/features/payments/components/pay-price'
import { PayWithBill } from '@/features/payments/components/pay-with-bill'
import type { Payable } from '@/features/payments/api/payments'
import { mediaUrl } from '@/lib/api/request-url'
import { chatUrl } from '@/lib/chat-url'
import { settingsQuery } from '@/lib/settings/settings'

/** The QRIS code and the form for the proof, when the payment settings are known. */
export function PayPanel({ offer }: { offer: Payable }) {
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
  const { qrisContoh: isSample, nominalUnik } = settings.data
  return nominalUnik ? (
    <PayWithBill offer={offer} qris={qris} isSample={isSample} />
  ) : (
    <PayPrice offer={offer} qris={qris} isSample={isSample} />
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
