import { ANSWER_LETTERS, ANSWERS, carriesAudio, type Section } from '@lulus/api/contracts/exam'
import { SKILL_CODES, SKILLS } from '@lulus/api/contracts/skills'
import { useState } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { Checkbox } from '@/components/ui/checkbox'
import { Field } from '@/components/ui/field'
import { Input, Textarea } from '@/components/ui/input'
import {
  EXPLANATION_NAMES,
  type ExplanationFields,
} from '@/features/admin-questions/model/explanation-fields'
import { useGroups } from '@/features/admin-questions/use-groups'

type Fields = ExplanationFields & { jawaban: string; page: string }

/** What learners read about the question after the exam; folded, because a question works without. */
export function ExplanationFieldset({ section, paketId }: { section: Section; paketId: number }) {
  const groups = useGroups(paketId)
  const { register, control, formState } = useFormContext<Fields>()
  const { errors } = formState
  const [key, page] = useWatch({ control, name: ['jawaban', 'page'] })
  const [isOpen, setOpen] = useState(false)
  const isWrong = EXPLANATION_NAMES.some((name) => errors[name])
  const hasText = section === 'listening' || section === 'reading'

  return (
    <details
      className="rounded-md border border-line px-4 py-3"
      open={isOpen || isWrong}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary className="min-h-6 cursor-pointer font-semibold">Pembahasan</summary>
      <div className="mt-4 grid gap-5">
        <Field label="Mengapa kuncinya benar" error={errors.pembahasan?.message}>
          <Textarea rows={3} {...register('pembahasan')} />
        </Field>
        <fieldset className="grid gap-5 sm:grid-cols-2">
          <legend className="mb-3 text-sm font-semibold">Mengapa pilihan lain salah</legend>
          {ANSWERS.map((answer, index) => (
            <Field
              key={answer}
              label={`Catatan pilihan ${ANSWER_LETTERS[answer]}`}
              hint={answer === key ? 'Ini kuncinya, jadi tanpa catatan.' : undefined}
              error={errors.pembahasan_pilihan?.[index]?.message}
            >
              <Textarea
                rows={2}
                readOnly={answer === key}
                {...register(`pembahasan_pilihan.${index}`)}
              />
            </Field>
          ))}
        </fieldset>
        {section === 'written' && (
          <Field label="Bentuk yang benar" error={errors.perbaikan?.message}>
            <Input lang="en" autoComplete="off" {...register('perbaikan')} />
          </Field>
        )}
        {section === 'listening' && carriesAudio(Number(page), groups) && (
          <Field
            label="Transkrip"
            hint="Satu baris per giliran: [2.5-6.4] woman: Is it open? Waktu dalam detik boleh dikosongkan."
            error={errors.transkrip?.message}
          >
            <Textarea lang="en" rows={6} {...register('transkrip')} />
          </Field>
        )}
        {hasText && (
          <Field
            label="Baris bukti"
            hint={`Nomor baris ${section === 'reading' ? 'bacaan' : 'transkrip'}, misalnya 5-6, 9.`}
            error={errors.bukti?.message}
          >
            <Input autoComplete="off" {...register('bukti')} />
          </Field>
        )}
        <fieldset className="grid gap-3">
          <legend className="mb-3 text-sm font-semibold">Keterampilan (paling banyak dua)</legend>
          <div className="grid gap-3 sm:grid-cols-2">
            {SKILL_CODES.filter((skill) => SKILLS[skill].section === section).map((skill) => (
              <Checkbox
                key={skill}
                label={SKILLS[skill].label}
                value={skill}
                {...register('keterampilan')}
              />
            ))}
          </div>
          {errors.keterampilan?.message && (
            <p role="alert" className="text-sm text-danger">
              {errors.keterampilan.message}
            </p>
          )}
        </fieldset>
      </div>
    </details>
  )
}
