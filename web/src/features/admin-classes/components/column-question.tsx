import { useEffect, useRef } from 'react'
import { Alert } from '@/components/ui/alert'
import { Field } from '@/components/ui/field'
import { Select } from '@/components/ui/select'
import type { AskedColumns } from '@/features/admin-classes/api/classes'
import { columnLabel, type ChosenColumns } from '@/features/admin-classes/model/list-columns'

const QUESTIONS = {
  nama: 'Kolom mana nama?',
  nohp: 'Kolom mana nomor HP?',
  email: 'Kolom mana email?',
} as const

interface ColumnQuestionProps {
  asked: AskedColumns
  chosen: ChosenColumns
  onChoose: (chosen: ChosenColumns) => void
}

/** Asks for the columns that the list's headings don't identify. */
export function ColumnQuestion({ asked, chosen, onChoose }: ColumnQuestionProps) {
  const questions = useRef<HTMLDivElement>(null)
  // The check button is below the list, so the question may be out of sight.
  useEffect(() => questions.current?.querySelector('select')?.focus(), [])

  return (
    <div ref={questions} className="grid gap-4">
      <Alert tone="warning">{asked.pesan}</Alert>
      {asked.perlu.map((column) => (
        <Field key={column} label={QUESTIONS[column]}>
          <Select
            value={chosen[column] ?? ''}
            onChange={({ currentTarget }) =>
              onChoose({ ...chosen, [column]: Number(currentTarget.value) || undefined })
            }
          >
            <option value="">Pilih kolom</option>
            {asked.kolom.map((offered) => (
              <option key={offered.nomor} value={offered.nomor}>
                {columnLabel(offered)}
              </option>
            ))}
          </Select>
        </Field>
      ))}
    </div>
  )
}
