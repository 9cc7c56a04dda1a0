import type { GrantOutcome } from '@lulus/api/contracts/grants'
import type { ComponentProps, ReactNode } from 'react'
import { FormDialog } from '@/components/form-dialog'
import { PackageSelect } from '@/components/package-select'
import { OfferedLearners } from '@/features/admin-classes/components/offered-learners'
import type { useClassOffer } from '@/features/admin-classes/use-class-offer'

interface ClassOfferDialogProps extends Omit<ComponentProps<typeof FormDialog>, 'unavailable'> {
  offered: ReturnType<typeof useClassOffer>
  /** Whether learners with this outcome can be chosen at all. */
  isOffered: (outcome: GrantOutcome) => boolean
  /** Whether the form was submitted, so that missing fields are marked. */
  isTried: boolean
  /** Further fields. */
  children: ReactNode
}

/** The common form for giving a package to learners of a class: package, learners and further fields. */
export function ClassOfferDialog({
  offered,
  isOffered,
  isTried,
  children,
  ...dialog
}: ClassOfferDialogProps) {
  const { offer, check, chosen, choosePackage } = offered
  return (
    <FormDialog {...dialog} unavailable={offer !== null && check.isSuccess && chosen.size === 0}>
      <PackageSelect
        value={offer?.id ?? null}
        onChange={choosePackage}
        error={isTried && !offer ? 'Pilih paketnya dulu.' : null}
      />
      <OfferedLearners offered={offered} isOffered={isOffered} />
      {children}
    </FormDialog>
  )
}
