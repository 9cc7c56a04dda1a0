import type { Section } from '@lulus/api/contracts/exam'
import { pagesOfSection, SECTION_TITLES } from '@lulus/api/contracts/exam'
import { useState } from 'react'
import { FormDialog } from '@/components/form-dialog'
import { Field } from '@/components/ui/field'
import { Input } from '@/components/ui/input'
import type { QuestionRow } from '@/features/admin-questions/api/questions'
import { planMove, type PlannedMove } from '@/features/admin-questions/model/move-plan'
import { numberOn, numberRanges, pageNumbered } from '@/features/admin-questions/model/places'

interface MoveDialogProps {
  section: Section
  questions: readonly QuestionRow[]
  chosen: readonly QuestionRow[]
  isBusy: boolean
  failure: string | null
  onMove: (plan: PlannedMove<QuestionRow>[]) => void
  onClose: () => void
}

/** Where chosen questions go, with every place that changes by it. */
export function MoveDialog(props: MoveDialogProps) {
  const { section, questions, chosen, isBusy, failure, onMove, onClose } = props
  const [typed, setTyped] = useState('')
  const page = pageNumbered(section, Number(typed))
  const ids = new Set(chosen.map(({ id }) => id))
  const plan = page === null ? null : planMove(section, questions, ids, page)
  const problem = typed === '' ? null : problemOf(section, page, plan)

  return (
    <FormDialog
      title={chosen.length === 1 ? 'Pindahkan soal' : `Pindahkan ${chosen.length} soal`}
      description={`Nomor ${numberRanges(chosen)}, bagian ${SECTION_TITLES[section]}`}
      submitLabel="Pindahkan"
      isBusy={isBusy}
      isDirty={typed !== ''}
      unavailable={plan === null || plan.length === 0}
      problem={failure}
      onSubmit={() => plan && onMove(plan)}
      onClose={onClose}
    >
      <Field
        label={chosen.length === 1 ? 'Ke nomor' : 'Mulai dari nomor'}
        hint="Soal yang ada di tempat itu bertukar tempat dengan yang dipindahkan."
        error={problem}
      >
        <Input
          inputMode="numeric"
          value={typed}
          data-autofocus
          onChange={(event) => setTyped(event.target.value.trim())}
        />
      </Field>
      {plan && plan.length > 0 && <MovedPlaces section={section} plan={plan} />}
    </FormDialog>
  )
}

function MovedPlaces({ section, plan }: { section: Section; plan: PlannedMove<QuestionRow>[] }) {
  return (
    <div role="status">
      <p className="font-semibold">{plan.length} soal berpindah</p>
      <ul className="grid max-h-56 grid-cols-2 gap-x-4 overflow-y-auto tabular-nums sm:grid-cols-3">
        {plan.map(({ question, to }) => (
          <li key={question.id}>
            Nomor {question.no_soal} → {numberOn(section, to)}
          </li>
        ))}
      </ul>
    </div>
  )
}

function problemOf(
  section: Section,
  page: number | null,
  plan: readonly unknown[] | null
): string | null {
  const pages = pagesOfSection(section)
  const [first, last] = [pages[0] ?? 0, pages.at(-1) ?? 0]
  if (page === null) {
    return `Isi nomor ${numberOn(section, first)} sampai ${numberOn(section, last)}.`
  }
  if (plan === null) return 'Tempat dari nomor itu sampai akhir bagian tidak cukup.'
  return plan.length === 0 ? 'Soal sudah di tempat itu.' : null
}
