import { SECTION_PAGES, type Section } from '@lulus/api/contracts/exam'
import { useFormContext } from 'react-hook-form'
import { Field } from '@/components/ui/field'
import { Input } from '@/components/ui/input'
import { pageRanges } from '@/features/admin-questions/model/places'
import { fieldMessage } from '@/features/admin-questions/model/sentences'

interface PlaceFieldsProps {
  section: Section
  /** Pages that no question stands on. */
  free: readonly number[]
}

/** The number that an academy gives a question, and the page of the exam that it stands on. */
export function PlaceFields({ section, free }: PlaceFieldsProps) {
  const { register, formState } = useFormContext<{ no_soal: string; page: string }>()
  const { no_soal: numberError, page: pageError } = formState.errors
  const { first, last } = SECTION_PAGES[section]

  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <Field label="No. Soal" error={fieldMessage(numberError?.message)} required>
        <Input inputMode="numeric" autoComplete="off" {...register('no_soal')} />
      </Field>
      <Field
        label="Page"
        hint={
          free.length === 0
            ? `Halaman ${first}–${last} sudah terisi semua.`
            : `Halaman ${first}–${last}. Masih kosong: ${pageRanges(free)}.`
        }
        error={fieldMessage(pageError?.message)}
        required
      >
        <Input inputMode="numeric" autoComplete="off" {...register('page')} />
      </Field>
    </div>
  )
}
