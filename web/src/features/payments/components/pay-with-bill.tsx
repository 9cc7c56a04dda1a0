import { qrisMerchant } from '@lulus/api/contracts/qris'
import { REFUSAL } from '@lulus/api/contracts/refusals'
import { useQuery } from '@tanstack/react-query'
import { LoadFailure } from '@/components/ui/load-failure'
import {
  billQuery,
  billWithPromoMutation,
  type Bill,
  type Payable,
} from '@/features/payments/api/payments'
import { PayCards, PaySkeleton } from '@/features/payments/components/pay-cards'
import { PayPrice } from '@/features/payments/components/pay-price'
import { PromoField } from '@/features/payments/components/promo-field'
import { useChange } from '@/components/use-change'
import { ApiError } from '@/lib/api/api-error'
import { qrCodeQuery } from '@/lib/images/qr-code'

interface PayWithBillProps {
  offer: Payable
  /** The academy's static code, for a bill without one of its own. */
  qris: string
  isSample: boolean
}

/** Payment of a bill, whose amount nobody else has. Without bills the price is paid. */
export function PayWithBill({ offer, qris, isSample }: PayWithBillProps) {
  const bill = useQuery(billQuery(offer.of))

  if (bill.data) return <PayBill offer={offer} bill={bill.data} qris={qris} isSample={isSample} />
  if (bill.isPending) return <PaySkeleton />
  if (asksForPrice(bill.error)) {
    return <PayPrice offer={offer} qris={qris} isSample={isSample} />
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
  const promo = useChange(billWithPromoMutation)
  const ask = (kodePromo: string | null) => promo.change({ of: offer.of, kodePromo })
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
      promoField={
        <PromoField
          applied={
            bill.kodePromo === null ? null : { kode: bill.kodePromo, potongan: bill.potongan }
          }
          isBusy={promo.isPending}
          failure={promo.failure}
          onApply={ask}
          onRemove={() => ask(null)}
        />
      }
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
