import { qrisMerchant } from '@lulus/api/contracts/qris'
import { REFUSAL } from '@lulus/api/contracts/refusals'
import { useQuery } from '@tanstack/react-query'
import { LoadFailure } from '@/components/ui/load-failure'
import { billQuery, type Bill, type Offer } from '@/features/payments/api/payments'
import { PayCards, PaySkeleton } from '@/features/payments/components/pay-cards'
import { ApiError } from '@/lib/api/api-error'
import { qrCodeQuery } from '@/lib/images/qr-code'

interface PayWithBillProps {
  offer: Offer
  /** The academy's static code, for a bill without one of its own. */
  qris: string
  isSample: boolean
}

/** Payment of a bill, whose amount nobody else has. Without bills the price is paid. */
export function PayWithBill({ offer, qris, isSample }: PayWithBillProps) {
  const bill = useQuery(billQuery(offer.id))

  if (bill.data) return <PayBill offer={offer} bill={bill.data} qris={qris} isSample={isSample} />
  if (bill.isPending) return <PaySkeleton />
  if (asksForPrice(bill.error)) {
    return <PayCards offer={offer} isSample={isSample} code={{ src: qris }} amount={offer.harga} />
  }
  return (
    <LoadFailure
      title="Gagal mengambil tagihan"
      error={bill.error}
      retrying={bill.isFetching}
      onRetry={() => void bill.refetch()}
    />
  )
}

function PayBill({ offer, bill, qris, isSample }: PayWithBillProps & { bill: Bill }) {
  const drawn = useQuery({ ...qrCodeQuery(bill.qris ?? ''), enabled: bill.qris !== null })
  const own = {
    src: drawn.data ?? null,
    hasFailed: drawn.isError,
    onRetry: () => void drawn.refetch(),
  }

  return (
    <PayCards
      offer={offer}
      isSample={isSample}
      code={bill.qris === null ? { src: qris } : own}
      amount={bill.nominal}
      bill={{
        id: bill.id,
        until: bill.berlakuSampai,
        hasOwnCode: bill.qris !== null,
        merchant: qrisMerchant(bill.qris ?? ''),
      }}
    />
  )
}

/** The setting was turned off meanwhile, or all amounts are taken. */
function asksForPrice(error: unknown): boolean {
  return (
    error instanceof ApiError &&
    (error.code === REFUSAL.uniqueAmountsOff || error.code === REFUSAL.amountsUsedUp)
  )
}
