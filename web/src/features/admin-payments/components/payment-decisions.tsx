import { Ellipsis, RotateCcw, Undo2 } from 'lucide-react'
import { PaperButton } from '@/components/paper-button'
import { Button } from '@/components/ui/button'
import { IconButton } from '@/components/ui/icon-button'
import { Menu, MenuAction } from '@/components/ui/menu'
import { receiptMutation, type PaymentRow } from '@/features/admin-payments/api/payments'
import { isTold, TellBuyer } from '@/features/admin-payments/components/tell-buyer'

export interface PaymentActions {
  decidingId: number | null
  /** @param proof the file name of the payment's proof */
  onViewProof: (payment: PaymentRow, proof: string) => void
  onConfirm: (payment: PaymentRow) => void
  onReject: (payment: PaymentRow) => void
  /** Takes a confirmation back. */
  onUndo: (payment: PaymentRow) => void
  onRefund: (payment: PaymentRow) => void
}

interface PaymentDecisionsProps extends PaymentActions {
  payment: PaymentRow
  /** Id of the element with the buyer's name. */
  describedBy: string
}

/** The buttons for deciding on a payment; afterwards the reason, the message to its buyer, and what can be corrected. */
export function PaymentDecisions({ payment, describedBy, ...actions }: PaymentDecisionsProps) {
  if (payment.status !== 'pending')
    return <Afterwards payment={payment} describedBy={describedBy} {...actions} />
  const isDeciding = actions.decidingId === payment.id

  return (
    <div className="flex w-full gap-1.5 max-sm:mt-2 max-sm:[&>*]:flex-1">
      <Button
        size="sm"
        loading={isDeciding}
        aria-describedby={describedBy}
        onClick={() => actions.onConfirm(payment)}
      >
        Konfirmasi
      </Button>
      <Button
        variant="secondary"
        size="sm"
        disabled={isDeciding}
        aria-describedby={describedBy}
        onClick={() => actions.onReject(payment)}
      >
        Tolak
      </Button>
    </div>
  )
}

function Afterwards({ payment, describedBy, onUndo, onRefund }: PaymentDecisionsProps) {
  const isConfirmed = payment.status === 'confirmed'
  const isUntouched = payment.dikembalikan === 0
  const hasRest = isConfirmed && payment.dikembalikan < payment.amount
  return (
    <div className="grid w-full gap-1.5 max-sm:mt-2">
      {payment.alasanPenolakan && (
        <p className="text-ink-soft">Alasan: {payment.alasanPenolakan}</p>
      )}
      <div className="flex items-start gap-1.5">
        {isTold(payment) && <TellBuyer payment={payment} describedBy={describedBy} />}
        {hasRest && (
          <Menu
            trigger={
              <IconButton
                icon={Ellipsis}
                label="Batalkan atau kembalikan"
                aria-describedby={describedBy}
              />
            }
          >
            {isUntouched && (
              <MenuAction icon={Undo2} onSelect={() => onUndo(payment)}>
                Batalkan konfirmasi
              </MenuAction>
            )}
            <MenuAction icon={RotateCcw} onSelect={() => onRefund(payment)}>
              Kembalikan dana
            </MenuAction>
          </Menu>
        )}
      </div>
      {isConfirmed && payment.amount > 0 && (
        <PaperButton mutation={receiptMutation} id={payment.id} size="sm" describedBy={describedBy}>
          Kuitansi
        </PaperButton>
      )}
    </div>
  )
}
