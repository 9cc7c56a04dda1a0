import { useFormContext } from 'react-hook-form'
import { Field } from '@/components/ui/field'
import { Textarea } from '@/components/ui/input'
import { fieldMessage } from '@/features/admin-questions/model/sentences'

/** The question itself. */
export function PromptField() {
  const { register, formState } = useFormContext<{ soal: string }>()

  return (
    <Field label="Soal" error={fieldMessage(formState.errors.soal?.message)} required>
      <Textarea lang="en" rows={3} {...register('soal')} />
    </Field>
  )
}
