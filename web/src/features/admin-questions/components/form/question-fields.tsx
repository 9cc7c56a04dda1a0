import { ANSWER_LETTERS, ANSWERS, SECTION_PAGES, type Section } from '@lulus/api/contracts/exam'
import { useFormContext } from 'react-hook-form'
import { Field } from '@/components/ui/field'
import { Select } from '@/components/ui/select'
import { fieldMessage } from '@/features/admin-questions/model/sentences'
import { Input, Textarea } from '@/components/ui/input'
import { pageRanges } from '@/features/admin-questions/model/places'

/** Chooses the right option. */
export function KeyField() {
  const { register, formState } = useFormContext<{ jawaban: string }>()

  return (
    <Field label="Jawaban" error={fieldMessage(formState.errors.jawaban?.message)} required>
      <Select {...register('jawaban')}>
        <option value="">Pilih jawaban</option>
        {ANSWERS.map((answer) => (
          <option key={answer} value={answer}>
            {answer} ({ANSWER_LETTERS[answer]})
          </option>
        ))}
      </Select>
    </Field>
  )
}

const OPTIONS = ['pilihan_satu', 'pilihan_dua', 'pilihan_tiga', 'pilihan_empat'] as const

/** The four options A-D. */
export function OptionFields() {
  const { register, formState } = useFormContext<Record<(typeof OPTIONS)[number], string>>()

  return (
    <div className="grid gap-5 sm:grid-cols-2">
      {OPTIONS.map((name, position) => (
        <Field
          key={name}
          label={`Pilihan ${position + 1}`}
          error={fieldMessage(formState.errors[name]?.message)}
          required
        >
          <Input lang="en" autoComplete="off" {...register(name)} />
        </Field>
      ))}
    </div>
  )
}

/** The question's text. */
export function PromptField() {
  const { register, formState } = useFormContext<{ soal: string }>()

  return (
    <Field label="Soal" error={fieldMessage(formState.errors.soal?.message)} required>
      <Textarea lang="en" rows={3} {...register('soal')} />
    </Field>
  )
}

interface PlaceFieldsProps {
  section: Section
  free: readonly number[]
}

/** The academy's number of a question, and its page in the exam. */
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
