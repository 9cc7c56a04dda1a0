import { zodResolver } from '@hookform/resolvers/zod'
import { useQuery } from '@tanstack/react-query'
import { useForm, useWatch } from 'react-hook-form'
import { Field } from '@/components/ui/field'
import { Input } from '@/components/ui/input'
import { addReadingMutation, editReadingMutation } from '@/features/admin-questions/api/questions'
import { passagesQuery } from '@/features/admin-questions/api/passages'
import {
  KeyField,
  OptionFields,
  PlaceFields,
  PromptField,
} from '@/features/admin-questions/components/form/question-fields'
import { QuestionForm } from '@/features/admin-questions/components/form/question-form'
import {
  draftNameOf,
  optionTexts,
  placeAndKey,
  type QuestionFormProps,
} from '@/features/admin-questions/components/form/question-form-props'
import { PassagesPanel } from '@/features/admin-questions/components/passages/passages-panel'
import { draftContent } from '@/features/admin-questions/model/draft-content'
import { entryOf, previewPassage } from '@/features/admin-questions/model/preview-entry'
import {
  readingSchema,
  type ReadingFields,
  type ReadingInput,
} from '@/features/admin-questions/model/question-schemas'

/** The package's passages, followed by a question about the chosen one. */
export default function ReadingForm({
  paketId,
  question,
  place,
  free,
  isNext,
  passageId,
  onSaved,
}: QuestionFormProps) {
  const { data: passages = [] } = useQuery(passagesQuery(paketId))
  const form = useForm<ReadingFields, unknown, ReadingInput>({
    resolver: zodResolver(readingSchema),
    defaultValues: {
      ...placeAndKey({ question, place }),
      ...optionTexts(question),
      soal: question?.soal ?? '',
      q_reading: question?.q_reading ?? passageId,
    },
  })
  const { errors, isSubmitted } = form.formState
  const selectedId = useWatch({ control: form.control, name: 'q_reading' })
  const selected = passages.find(({ id }) => id === selectedId)
  /** The question contains its passage's name, in case the list fails to load. */
  const nameOf = (id: number | null) => {
    const stored = question?.readingQuestion
    return selected?.nama ?? (stored?.id === id ? stored?.nama : undefined) ?? ''
  }
  const select = (id: number | null) =>
    form.setValue('q_reading', id, { shouldDirty: true, shouldValidate: isSubmitted })

  return (
    <div className="grid gap-8">
      <PassagesPanel
        paketId={paketId}
        selectedId={selectedId}
        onSelect={select}
        onDeleted={(id) => {
          if (id === selectedId) select(null)
        }}
      />
      <section className="grid gap-4">
        <h2 className="text-xl font-bold">Soal</h2>
        <QuestionForm
          form={form}
          section="reading"
          paketId={paketId}
          isNew={question === null}
          draftName={draftNameOf('reading', { paketId, question })}
          isNext={isNext}
          mutation={question ? editReadingMutation(question.id) : addReadingMutation(paketId)}
          onSaved={(again) => onSaved(again, selectedId)}
          previewOf={(fields) => ({
            entry: entryOf(draftContent('reading', fields)),
            passage: previewPassage(selected),
          })}
        >
          <PlaceFields section="reading" free={free} />
          <Field
            label="Question Reading"
            hint="Klik nama bacaan pada tabel di atas untuk memilihnya."
            error={errors.q_reading?.message}
            required
          >
            <Input readOnly value={nameOf(selectedId)} placeholder="Belum dipilih" />
          </Field>
          <PromptField />
          <OptionFields />
          <KeyField />
        </QuestionForm>
      </section>
    </div>
  )
}
