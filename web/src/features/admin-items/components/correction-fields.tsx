import { ANSWERS, ANSWER_LETTERS } from '@lulus/api/contracts/exam'
import { CORRECTION_UNCLEAR } from '@lulus/api/contracts/item_analysis'
import { Trash2 } from 'lucide-react'
import { useId } from 'react'
import { Button } from '@/components/ui/button'
import { Card } from '@/components/ui/card'
import { Checkbox } from '@/components/ui/checkbox'
import type { CorrectableQuestion } from '@/features/admin-items/api/rescoring'
import { placeOf } from '@/features/admin-items/model/place-of'
import { isClear, toggleKey, type CorrectionDraft } from '@/features/admin-items/model/corrections'

interface CorrectionFieldsProps {
  question: CorrectableQuestion
  draft: CorrectionDraft
  onChange: (draft: CorrectionDraft) => void
  onRemove: () => void
}

/** Which options of a question count as right, or that it is dropped. */
export function CorrectionFields({ question, draft, onChange, onRemove }: CorrectionFieldsProps) {
  const place = placeOf(question.page)
  const headingId = useId()
  return (
    <Card role="group" aria-labelledby={headingId} className="grid gap-4">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 id={headingId} className="text-lg font-bold">
          {place}
        </h2>
        <Button variant="quiet" size="sm" aria-label={`Hapus koreksi ${place}`} onClick={onRemove}>
          <Trash2 aria-hidden className="size-4" />
          Hapus
        </Button>
      </div>
      {question.soal !== null && (
        <p className="max-w-prose text-sm wrap-anywhere">{plainText(question.soal)}</p>
      )}
      <div className="grid gap-2">
        {ANSWERS.map((answer, at) => (
          <Checkbox
            key={answer}
            label={`${ANSWER_LETTERS[answer]}. ${plainText(question.pilihan[at] ?? '')}`}
            checked={draft.isDropped || draft.keys.includes(at + 1)}
            disabled={draft.isDropped}
            onChange={() => onChange(toggleKey(draft, at + 1))}
          />
        ))}
      </div>
      <Checkbox
        label="Gugurkan soal ini"
        hint="Dihitung benar untuk semua peserta, juga yang tidak menjawab."
        checked={draft.isDropped}
        onChange={({ currentTarget }) => onChange({ ...draft, isDropped: currentTarget.checked })}
      />
      {!isClear(draft) && <p className="text-sm text-danger">{CORRECTION_UNCLEAR}</p>}
    </Card>
  )
}

/** The words of a sentence with underlined parts. */
function plainText(html: string): string {
  return new DOMParser().parseFromString(html, 'text/html').body.textContent
}
