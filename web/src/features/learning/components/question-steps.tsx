import { ChevronLeft, ChevronRight } from 'lucide-react'
import { Button } from '@/components/ui/button'
import { Field } from '@/components/ui/field'
import { Select } from '@/components/ui/select'
import type { ExplainedItem } from '@/features/learning/api/explanations'
import { questionName } from '@/features/learning/components/explained-question'

interface QuestionStepsProps {
  items: readonly ExplainedItem[]
  position: number
  onPosition: (position: number) => void
}

/** Steps through the questions, and jumps to any of them. */
export function QuestionSteps({ items, position, onPosition }: QuestionStepsProps) {
  return (
    <nav aria-label="Nomor soal" className="grid grid-cols-2 items-end gap-3 sm:flex print:hidden">
      <div className="col-span-2 min-w-0 sm:w-80">
        <Field label={`Soal ${position + 1} dari ${items.length}`}>
          <Select
            value={position}
            onChange={({ currentTarget: { value } }) => onPosition(Number(value))}
          >
            {items.map((item, index) => (
              <option key={item.page} value={index}>
                {questionName(item.page)}: {outcomeOf(item)}
              </option>
            ))}
          </Select>
        </Field>
      </div>
      <Button
        variant="secondary"
        disabled={position === 0}
        onClick={() => onPosition(position - 1)}
      >
        <ChevronLeft aria-hidden className="size-4" />
        Sebelumnya
      </Button>
      <Button
        variant="secondary"
        disabled={position === items.length - 1}
        onClick={() => onPosition(position + 1)}
      >
        Selanjutnya
        <ChevronRight aria-hidden className="size-4" />
      </Button>
    </nav>
  )
}

function outcomeOf({ benar, jawaban }: ExplainedItem): string {
  if (benar) return 'benar'
  return jawaban === null ? 'kosong' : 'salah'
}
