import { useMutation, type UseMutationOptions } from '@tanstack/react-query'
import { CodeForm } from '@/components/code-form'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { messageOf } from '@/lib/api/api-error'
import { isKnownFailure } from '@/lib/session/known-failure'
import { useReloginInPlace } from '@/lib/session/relogin'
import type { ReactNode } from 'react'

const FORM_ID = 'kode-dua-langkah'

interface CodeDialogProps<Answer> {
  title: string
  submitLabel: string
  danger?: boolean
  hint: string
  mutation: UseMutationOptions<Answer, Error, string>
  onDone: (answer: Answer) => void
  onClose: () => void
  /** Rendered above the code. */
  children: ReactNode
}

/** Sends a code of the authenticator app for a change of the second factor. */
export function CodeDialog<Answer>({
  title,
  submitLabel,
  danger = false,
  hint,
  mutation,
  onDone,
  onClose,
  children,
}: CodeDialogProps<Answer>) {
  const { mutate, isPending, error } = useMutation(mutation)
  useReloginInPlace()
  const isTold = error !== null && !isKnownFailure(error)

  return (
    <Dialog
      open
      onOpenChange={onClose}
      size="sm"
      dismissable={!isPending}
      title={title}
      footer={
        <>
          <Button variant="secondary" disabled={isPending} onClick={onClose}>
            Batal
          </Button>
          <Button
            type="submit"
            form={FORM_ID}
            variant={danger ? 'danger' : 'primary'}
            loading={isPending}
          >
            {submitLabel}
          </Button>
        </>
      }
    >
      <div className="grid gap-5">
        {children}
        <CodeForm
          id={FORM_ID}
          hint={hint}
          error={isTold ? messageOf(error, 'Terjadi kesalahan') : undefined}
          onSubmit={(code) => {
            if (!isPending) mutate(code, { onSuccess: onDone })
          }}
        />
      </div>
    </Dialog>
  )
}
