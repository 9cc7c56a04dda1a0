import { ANSWER_LETTERS, ANSWERS, SECTION_PAGES, type Section } from '@lulus/api/contracts/exam'
import { useEffect, useState } from 'react'
import { useFormContext } from 'react-hook-form'
import { Field } from '@/components/ui/field'
import { Select } from '@/components/ui/select'
import { fieldMessage } from '@/features/admin-questions/model/sentences'
import { Input, Textarea } from '@/components/ui/input'
import { numberOn, pageNumbered, pageRanges } from '@/features/admin-questions/model/places'

/** Chooses the right option, also by its letter. */
export function KeyField() {
  const { register, setValue, formState } = useFormContext<{ jawaban: string }>()
  const { errors, isSubmitted } = formState

  return (
    <Field
      label="Jawaban"
      hint="Dengan keyboard: ketik A–D atau 1–4."
      error={fieldMessage(errors.jawaban?.message)}
      required
    >
      <Select
        {...register('jawaban')}
        onKeyDown={({ key, ctrlKey, altKey, metaKey }) => {
          const answer = answerOfKey(key)
          if (answer === null || ctrlKey || altKey || metaKey) return
          setValue('jawaban', answer, { shouldDirty: true, shouldValidate: isSubmitted })
        }}
      >
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

function answerOfKey(key: string) {
  return (
    ANSWERS.find((answer) => answer === key || ANSWER_LETTERS[answer] === key.toUpperCase()) ?? null
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

/** The number of a question and its page in the exam, which follow each other. */
export function PlaceFields({ section, free }: PlaceFieldsProps) {
  const { register, setValue, getValues, formState } = useFormContext<PlaceTexts>()
  const { errors, isSubmitted } = formState
  const { first, last } = SECTION_PAGES[section]
  const [otherNumber, setOtherNumber] = useState<string | null>(null)
  const set = (name: keyof PlaceTexts, value: number | null) => {
    if (value === null || getValues(name) === String(value)) return
    setValue(name, String(value), { shouldDirty: true, shouldValidate: isSubmitted })
  }

  // An import or another client may have given a question another number.
  useEffect(() => {
    const { no_soal: stored, page } = getValues()
    const number = numberOn(section, Number(page))
    if (number === null || stored === String(number)) return
    setOtherNumber(stored)
    setValue('no_soal', String(number))
  }, [getValues, setValue, section])

  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <Field
        label="No. Soal"
        hint={
          otherNumber === null
            ? 'Ikut halamannya.'
            : `Tadinya ${otherNumber}; disamakan dengan halamannya.`
        }
        error={fieldMessage(errors.no_soal?.message)}
        required
      >
        <Input
          inputMode="numeric"
          autoComplete="off"
          {...register('no_soal', {
            onChange: () => set('page', pageNumbered(section, Number(getValues('no_soal')))),
          })}
        />
      </Field>
      <Field
        label="Page"
        hint={
          free.length === 0
            ? `Halaman ${first}–${last} sudah terisi semua.`
            : `Halaman ${first}–${last}. Masih kosong: ${pageRanges(free)}.`
        }
        error={fieldMessage(errors.page?.message)}
        required
      >
        <Input
          inputMode="numeric"
          autoComplete="off"
          {...register('page', {
            onChange: () => set('no_soal', numberOn(section, Number(getValues('page')))),
          })}
        />
      </Field>
    </div>
  )
}

interface PlaceTexts {
  no_soal: string
  page: string
}
