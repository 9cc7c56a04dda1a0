import {
  REJECTION_REASON_MAX_LENGTH,
  REJECTION_REASON_MISSING,
} from '@lulus/api/contracts/payments'
import type { ComponentProps } from 'react'
import { ReasonDialog } from '@/components/reason-dialog'

interface RejectDialogProps extends Pick<
  ComponentProps<typeof ReasonDialog>,
  'title' | 'description' | 'onMissing' | 'isBusy' | 'onSubmit' | 'onClose'
> {
  /** Tells the admin who will read the reason. */
  hint: string
}

/** Asks for the reason of a payment's rejection. */
export function RejectDialog({ hint, ...dialog }: RejectDialogProps) {
  return (
    <ReasonDialog
      {...dialog}
      field={{
        label: 'Alasan penolakan',
        hint,
        placeholder: 'Misalnya: nominal transfer tidak sesuai.',
        maxLength: REJECTION_REASON_MAX_LENGTH,
      }}
      missing={REJECTION_REASON_MISSING}
      submitLabel="Tolak Pembayaran"
    />
  )
}
