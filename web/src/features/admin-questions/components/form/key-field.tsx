import { ANSWER_LETTERS, ANSWERS } from '@lulus/api/contracts/exam'
import { useFormContext } from 'react-hook-form'
import { Field } from '@/components/ui/field'
import { Select } from '@/components/ui/select'
import { fieldMessage } from '@/features/admin-questions/model/sentences'

/** Which option is right. */
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
