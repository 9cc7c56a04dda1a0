import type { ReactNode } from 'react'
import { Card } from '@/components/ui/card'
import { VisuallyHidden } from '@/components/ui/screen-reader'
import { Skeleton } from '@/components/ui/skeleton'
import type { Payable } from '@/features/payments/api/payments'
import { PaymentSteps } from '@/features/payments/components/payment-steps'
import { ProofForm } from '@/features/payments/components/proof-form'
import {
  QrisCard,
  type BillOnCard,
  type CodeOnCard,
} from '@/features/payments/components/qris-card'

interface PayCardsProps {
  offer: Payable
  code: CodeOnCard
  /** Whether the code is a sample that can't receive money. */
  isSample: boolean
  /** Rupiah. */
  amount: number
  /** The bill that is paid, if the academy makes bills. */
  bill?: BillOnCard & { id: number }
  /** The promo code that is paid with, where no bills are made. */
  promo?: string | undefined
  /** The field for a promo code. */
  promoField: ReactNode
}

/** The code with the amount, and the form for the proof. */
export function PayCards({
  offer,
  code,
  isSample,
  amount,
  bill,
  promo,
  promoField,
}: PayCardsProps) {
  return (
    <div className="grid items-start gap-6 lg:grid-cols-2">
      <QrisCard code={code} isSample={isSample} amount={amount} bill={bill}>
        {promoField}
      </QrisCard>
      <Card className="grid gap-6">
        <h2 className="text-lg font-bold">Cara pembayaran</h2>
        <PaymentSteps
          amount={amount}
          canSave={!isSample}
          isFilledIn={bill?.hasOwnCode ?? false}
          isExact={bill !== undefined}
        />
        <ProofForm offer={offer} billId={bill?.id} promo={promo} />
      </Card>
    </div>
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
