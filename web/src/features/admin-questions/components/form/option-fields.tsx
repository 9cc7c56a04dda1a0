import { useFormContext } from 'react-hook-form'
import { Field } from '@/components/ui/field'
import { Input } from '@/components/ui/input'
import { fieldMessage } from '@/features/admin-questions/model/sentences'

const OPTIONS = ['pilihan_satu', 'pilihan_dua', 'pilihan_tiga', 'pilihan_empat'] as const

/** The four options, which learners see as A-D. */
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
