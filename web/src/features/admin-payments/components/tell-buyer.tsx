import { Button } from '@/components/ui/button'
import { useWhatsapp } from '@/components/use-whatsapp'
import { tellBuyerMutation, type PaymentRow } from '@/features/admin-payments/api/payments'
import { formatDateTime } from '@/lib/format/date'

interface TellBuyerProps {
  payment: PaymentRow
  describedBy: string
}

/** Whether the buyer of a payment is to be told: not while it waits, nor after its money was paid back. */
export function isTold({ status, dikembalikan }: PaymentRow): boolean {
  return status === 'rejected' || (status === 'confirmed' && dikembalikan === 0)
}

/** The button that tells a payment's buyer by WhatsApp, and who did already. */
export function TellBuyer({ payment, describedBy }: TellBuyerProps) {
  const tell = useWhatsapp(tellBuyerMutation)
  const { id, diberitahu: told } = payment
  return (
    <div className="grid min-w-0 flex-1 gap-1">
      <Button
        variant="secondary"
        size="sm"
        className="whitespace-nowrap"
        loading={tell.isPending}
        aria-describedby={describedBy}
        onClick={() => tell.change({ id, lagi: told !== null })}
      >
        {told === null ? 'Kirim WhatsApp' : 'Kirim lagi'}
      </Button>
      {told !== null && (
        <p className="text-sm text-ink-soft">
          Diberi tahu {told.nama}, <time dateTime={told.waktu}>{formatDateTime(told.waktu)}</time>
        </p>
      )}
    </div>
  )
}
