import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { sentencePieces } from '@/components/questions/sentence-pieces'
import { addWrittenMutation, editWrittenMutation } from '@/features/admin-questions/api/questions'
import { WrittenBuilder } from '@/features/admin-questions/components/builder/written-builder'
import { KeyField, PlaceFields } from '@/features/admin-questions/components/form/question-fields'
import { QuestionForm } from '@/features/admin-questions/components/form/question-form'
import {
  draftNameOf,
  placeAndKey,
  type QuestionFormProps,
} from '@/features/admin-questions/components/form/question-form-props'
import { PreviewEntry } from '@/features/admin-questions/components/preview/preview-entry'
import { draftPlace } from '@/features/admin-questions/model/draft-content'
import { entryOf, writtenContent } from '@/features/admin-questions/model/preview-entry'
import {
  writtenSchema,
  type WrittenFields,
  type WrittenInput,
} from '@/features/admin-questions/model/question-schemas'
import { emptyColumns, type Columns } from '@/features/admin-questions/model/written-builder'
import { columnsOf, htmlOf } from '@/features/admin-questions/model/written-sentence'

/** A sentence with four underlined parts, one of them wrong. */
export default function WrittenForm({
  paketId,
  question,
  place,
  free,
  isNext,
  onSaved,
}: QuestionFormProps) {
  const [columns, setColumns] = useState<Columns>(() => storedColumns(question?.soal ?? null))
  const form = useForm<WrittenFields, unknown, WrittenInput>({
    resolver: zodResolver(writtenSchema),
    defaultValues: { ...placeAndKey({ question, place }), soal: htmlOf(columns) },
  })
  const { errors, isSubmitted } = form.formState
  const fields = useWatch({ control: form.control })
  const html = fields.soal ?? ''

  const change = (next: Columns) => {
    setColumns(next)
    form.setValue('soal', htmlOf(next), { shouldDirty: true, shouldValidate: isSubmitted })
  }

  const previewPlace = draftPlace('written', {
    no_soal: fields.no_soal ?? '',
    page: fields.page ?? '',
  })

  return (
    <QuestionForm
      form={form}
      section="written"
      paketId={paketId}
      isNew={question === null}
      draftName={draftNameOf('written', { paketId, question })}
      isNext={isNext}
      onRestored={({ soal }) => setColumns(storedColumns(soal || null))}
      mutation={question ? editWrittenMutation(question.id) : addWrittenMutation(paketId)}
      onSaved={(again) => onSaved(again, null)}
    >
      <PlaceFields section="written" free={free} />
      <WrittenBuilder columns={columns} onChange={change} error={errors.soal?.message ?? null} />
      <section aria-labelledby="pratinjau-kalimat" className="grid gap-3">
        <h2 id="pratinjau-kalimat" className="font-semibold">
          Tampilan bagi peserta
        </h2>
        <div className="rounded-md border border-line p-4 sm:p-5">
          {html === '' ? (
            <p className="text-ink-soft">Kalimat tampil di sini begitu kata pertama ditulis.</p>
          ) : (
            <PreviewEntry entry={entryOf(writtenContent(previewPlace, html))} />
          )}
        </div>
      </section>
      <KeyField />
    </QuestionForm>
  )
}

function storedColumns(html: string | null): Columns {
  return html === null ? emptyColumns() : columnsOf(sentencePieces(html))
}
