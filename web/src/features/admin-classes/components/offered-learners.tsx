import type { GrantOutcome } from '@lulus/api/contracts/grants'
import { Alert } from '@/components/ui/alert'
import { SkeletonList } from '@/components/ui/skeleton'
import { LearnerChoice } from '@/features/admin-classes/components/learner-choice'
import type { useClassOffer } from '@/features/admin-classes/use-class-offer'
import { messageOf } from '@/lib/api/api-error'

interface OfferedLearnersProps {
  offered: ReturnType<typeof useClassOffer>
  isOffered: (outcome: GrantOutcome) => boolean
}

/** For a chosen package: the outcome for the class in one sentence, and checkboxes for its learners. */
export function OfferedLearners({
  offered: { offer, check, chosen, pick },
  isOffered,
}: OfferedLearnersProps) {
  if (!offer) return null
  if (check.data) {
    return (
      <div className="grid gap-4">
        <p role="status">{check.data.ringkasan}</p>
        <LearnerChoice
          learners={check.data.peserta}
          chosen={chosen}
          onChange={pick}
          isOffered={isOffered}
        />
      </div>
    )
  }
  return check.isError ? (
    <Alert tone="danger">{messageOf(check.error, 'Gagal memeriksa peserta kelas.')}</Alert>
  ) : (
    <SkeletonList label="Memeriksa peserta…" rows={3} />
  )
}
