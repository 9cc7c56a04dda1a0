import { useState } from 'react'
import { useChange } from '@/components/use-change'
import { quotePromoMutation, type Payable } from '@/features/payments/api/payments'
import { PayCards } from '@/features/payments/components/pay-cards'
import { PromoField } from '@/features/payments/components/promo-field'

interface PayPriceProps {
  offer: Payable
  qris: string
  isSample: boolean
}

/** Payment of the package's price, less what a promo code takes off. */
export function PayPrice({ offer, qris, isSample }: PayPriceProps) {
  const [applied, setApplied] = useState<{ kode: string; potongan: number } | null>(null)
  const quote = useChange(quotePromoMutation, { onDone: ({ data }) => setApplied(data) })

  return (
    <PayCards
      offer={offer}
      code={{ src: qris }}
      isSample={isSample}
      amount={offer.price - (applied?.potongan ?? 0)}
      promo={applied?.kode}
      promoField={
        <PromoField
          applied={applied}
          isBusy={quote.isPending}
          failure={quote.failure}
          onApply={(kodePromo) => quote.change({ of: offer.of, kodePromo })}
          onRemove={() => {
            setApplied(null)
            quote.reset()
          }}
        />
      }
    />
  )
}
