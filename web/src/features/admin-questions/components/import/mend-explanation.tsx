import { SKILL_CODES, SKILLS } from '@lulus/api/contracts/skills'
import type { Section } from '@lulus/api/contracts/exam'
import { Checkbox } from '@/components/ui/checkbox'
import { Field } from '@/components/ui/field'
import { Input, Textarea } from '@/components/ui/input'
import type {
  ExplanationErrors,
  ExplanationFields,
} from '@/features/admin-questions/model/explanation-fields'

const LETTERS = 'ABCD'

interface MendExplanationProps {
  section: Section | null
  draft: ExplanationFields
  errors: ExplanationErrors
  onChange: (part: Partial<ExplanationFields>) => void
}

/** The explanation of a row, folded: most files have none. */
export function MendExplanation({ section, draft, errors, onChange }: MendExplanationProps) {
  const isSpoken = section === 'listening'
  return (
    <details className="rounded-md border border-line bg-surface px-4 py-3">
      <summary className="min-h-6 cursor-pointer font-semibold">Pembahasan</summary>
      <div className="mt-4 grid gap-4">
        <Field label="Mengapa kuncinya benar" error={errors.pembahasan}>
          <Textarea
            rows={3}
            value={draft.pembahasan}
            onChange={({ currentTarget }) => onChange({ pembahasan: currentTarget.value })}
          />
        </Field>
        <div className="grid gap-4 sm:grid-cols-2">
          {draft.pembahasan_pilihan.map((note, at) => (
            <Field
              key={at}
              label={`Catatan pilihan ${LETTERS[at]}`}
              error={at === 0 ? errors.pembahasan_pilihan : undefined}
            >
              <Textarea
                rows={2}
                value={note}
                onChange={({ currentTarget: { value } }) =>
                  onChange({
                    pembahasan_pilihan: draft.pembahasan_pilihan.map((one, place) =>
                      place === at ? value : one
                    ),
                  })
                }
              />
            </Field>
          ))}
        </div>
        {section === 'written' && (
          <Field label="Bentuk yang benar" error={errors.perbaikan}>
            <Input
              lang="en"
              value={draft.perbaikan}
              onChange={({ currentTarget }) => onChange({ perbaikan: currentTarget.value })}
            />
          </Field>
        )}
        {isSpoken && (
          <Field
            label="Transkrip"
            hint="Satu baris per giliran: [2.5-6.4] woman: Is it open?"
            error={errors.transkrip}
          >
            <Textarea
              lang="en"
              rows={5}
              value={draft.transkrip}
              onChange={({ currentTarget }) => onChange({ transkrip: currentTarget.value })}
            />
          </Field>
        )}
        {(isSpoken || section === 'reading') && (
          <Field label="Baris bukti" hint="Nomor baris, misalnya 5-6, 9." error={errors.bukti}>
            <Input
              value={draft.bukti}
              onChange={({ currentTarget }) => onChange({ bukti: currentTarget.value })}
            />
          </Field>
        )}
        <fieldset className="grid gap-3 sm:grid-cols-2">
          <legend className="mb-3 text-sm font-semibold">Keterampilan (paling banyak dua)</legend>
          {SKILL_CODES.filter((skill) => SKILLS[skill].section === section).map((skill) => (
            <Checkbox
              key={skill}
              label={SKILLS[skill].label}
              checked={draft.keterampilan.includes(skill)}
              onChange={({ currentTarget: { checked } }) =>
                onChange({
                  keterampilan: checked
                    ? [...draft.keterampilan, skill]
                    : draft.keterampilan.filter((one) => one !== skill),
                })
              }
            />
          ))}
          {errors.keterampilan && (
            <p role="alert" className="text-sm text-danger">
              {errors.keterampilan}
            </p>
          )}
        </fieldset>
      </div>
    </details>
  )
}
