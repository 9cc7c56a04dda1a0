import { outcomeText, type GrantOutcome } from '@lulus/api/contracts/grants'
import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { Checkbox } from '@/components/ui/checkbox'
import type { JudgedLearner } from '@/features/admin-classes/api/class-access'
import { formatCount } from '@/lib/format/numbers'

/** Rows shown at once. Classes are seldom larger. */
const AT_ONCE = 50

interface LearnerChoiceProps {
  learners: readonly JudgedLearner[]
  /** Ids of the chosen learners. */
  chosen: ReadonlySet<number>
  onChange: (chosen: ReadonlySet<number>) => void
  /** Whether learners with this outcome can be chosen at all. */
  isOffered: (outcome: GrantOutcome) => boolean
}

/** Checkboxes for the learners of a class, each with the outcome for them. */
export function LearnerChoice({ learners, chosen, onChange, isOffered }: LearnerChoiceProps) {
  const [shown, setShown] = useState(AT_ONCE)
  const offered = learners.filter(({ hasil }) => isOffered(hasil))
  const toggle = (id: number, isChosen: boolean) => {
    const next = new Set(chosen)
    if (isChosen) next.add(id)
    else next.delete(id)
    onChange(next)
  }

  return (
    <fieldset className="grid gap-3">
      <legend className="mb-1.5 text-sm font-semibold">
        Peserta ({formatCount(chosen.size)} dari {formatCount(learners.length)} dipilih)
      </legend>
      {offered.length > 1 && (
        <Checkbox
          label="Semua yang dapat dipilih"
          checked={offered.every(({ id }) => chosen.has(id))}
          onChange={({ currentTarget }) =>
            onChange(new Set(currentTarget.checked ? offered.map(({ id }) => id) : []))
          }
        />
      )}
      <ul className="grid max-h-64 gap-3 overflow-y-auto rounded-md border border-line p-3">
        {learners.slice(0, shown).map(({ id, nama, nohp, hasil }) => (
          <li key={id}>
            <Checkbox
              label={nama}
              hint={`${nohp} · ${outcomeText(hasil)}`}
              checked={chosen.has(id)}
              disabled={!isOffered(hasil)}
              onChange={({ currentTarget }) => toggle(id, currentTarget.checked)}
            />
          </li>
        ))}
        {learners.length > shown && (
          <li className="grid">
            <Button variant="secondary" size="sm" onClick={() => setShown(shown + AT_ONCE)}>
              Tampilkan {Math.min(AT_ONCE, learners.length - shown)} lagi
            </Button>
          </li>
        )}
      </ul>
    </fieldset>
  )
}
