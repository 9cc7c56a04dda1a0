import { LEARNER_STATES } from '@lulus/api/contracts/events'
import { extraTimeChoices } from '@lulus/api/contracts/extra_time'
import { Button } from '@/components/ui/button'
import type { Sitter } from '@/features/admin-events/api/events'
import { isSitting } from '@/features/admin-events/model/board-view'

interface SitterButtonsProps {
  sitter: Sitter
  busyId: number | null
  /** Null for users who may only watch. */
  onRemove: ((sitter: Sitter) => void) | null
  /** Gives extra time. Null for users who may not. */
  onExtend: ((sitter: Sitter) => void) | null
  /** Makes a code for a new password. Null for users who may not, and out of the event's time. */
  onIssueCode: ((sitter: Sitter) => void) | null
  /** Opens a recording again for a learner who is in the exam. Null once the event is closed. */
  onReopen: ((sitter: Sitter) => void) | null
}

/** What can be done for one learner now. */
export function SitterButtons(props: SitterButtonsProps) {
  const { sitter, busyId, onRemove, onExtend, onIssueCode, onReopen } = props
  return (
    <>
      {onExtend && isExtendable(sitter) && (
        <Button variant="secondary" size="sm" onClick={() => onExtend(sitter)}>
          Waktu Tambahan
        </Button>
      )}
      {onIssueCode && !isOver(sitter) && (
        <Button variant="secondary" size="sm" onClick={() => onIssueCode(sitter)}>
          Kode Reset
        </Button>
      )}
      {onReopen && isSitting(sitter) && (
        <Button variant="secondary" size="sm" onClick={() => onReopen(sitter)}>
          Buka Lagi Rekaman
        </Button>
      )}
      {onRemove && isRemovable(sitter) && (
        <Button
          variant="secondary"
          size="sm"
          loading={busyId === sitter.id}
          onClick={() => onRemove(sitter)}
        >
          Keluarkan
        </Button>
      )}
    </>
  )
}

const isOver = ({ keadaan }: Sitter) =>
  keadaan === LEARNER_STATES.finished || keadaan === LEARNER_STATES.excluded

/** A learner can be removed before their attempt starts. */
const isRemovable = (sitter: Sitter) => !isSitting(sitter) && !isOver(sitter)

/** Whether extra time can still be given or reduced. */
function isExtendable(sitter: Sitter): boolean {
  return !isOver(sitter) && extraTimeChoices(sitter.waktuTambahan, isSitting(sitter)).length > 0
}
