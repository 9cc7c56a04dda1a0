import type { GrantOutcome } from '@lulus/api/contracts/grants'
import { useId, type ReactNode, type SubmitEvent } from 'react'
import { PackageSelect } from '@/components/package-select'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { OfferedLearners } from '@/features/admin-classes/components/offered-learners'
import type { useClassOffer } from '@/features/admin-classes/use-class-offer'

interface ClassOfferDialogProps {
  title: string
  description: string
  submitLabel: string
  offered: ReturnType<typeof useClassOffer>
  /** Whether learners with this outcome can be chosen at all. */
  isOffered: (outcome: GrantOutcome) => boolean
  /** Whether the form was submitted, so that missing fields are marked. */
  isTried: boolean
  isSending: boolean
  onSubmit: () => void
  onClose: () => void
  /** Further fields. */
  children: ReactNode
}

/** The common form for giving a package to learners of a class: package, learners and further fields. */
export function ClassOfferDialog({
  title,
  description,
  submitLabel,
  offered,
  isOffered,
  isTried,
  isSending,
  onSubmit,
  onClose,
  children,
}: ClassOfferDialogProps) {
  const formId = useId()
  const { offer, check, chosen, choosePackage } = offered
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    if (!isSending) onSubmit()
  }

  return (
    <Dialog
      open
      onOpenChange={onClose}
      dismissable={!isSending}
      title={title}
      description={description}
      footer={
        <>
          <Button variant="secondary" disabled={isSending} onClick={onClose}>
            Batal
          </Button>
          <Button
            type="submit"
            form={formId}
            loading={isSending}
            unavailable={offer !== null && check.isSuccess && chosen.size === 0}
          >
            {submitLabel}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate className="grid gap-5" onSubmit={submit}>
        <PackageSelect
          value={offer?.id ?? null}
          onChange={choosePackage}
          error={isTried && !offer ? 'Pilih paketnya dulu.' : null}
        />
        <OfferedLearners offered={offered} isOffered={isOffered} />
        {children}
      </form>
    </Dialog>
  )
}
