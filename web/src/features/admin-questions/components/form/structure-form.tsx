import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import {
  addStructureMutation,
  editStructureMutation,
} from '@/features/admin-questions/api/questions'
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
import { draftContent } from '@/features/admin-questions/model/draft-content'
import { entryOf } from '@/features/admin-questions/model/preview-entry'
import {
  structureSchema,
  type StructureFields,
  type StructureInput,
} from '@/features/admin-questions/model/question-schemas'

/** A sentence with a gap and four options. */
export default function StructureForm({
  paketId,
  question,
  place,
  free,
  isNext,
  onSaved,
}: QuestionFormProps) {
  const form = useForm<StructureFields, unknown, StructureInput>({
    resolver: zodResolver(structureSchema),
    defaultValues: {
      ...placeAndKey({ question, place }),
      ...optionTexts(question),
      soal: question?.soal ?? '',
    },
  })

  return (
    <QuestionForm
      form={form}
      section="structure"
      paketId={paketId}
      isNew={question === null}
      draftName={draftNameOf('structure', { paketId, question })}
      isNext={isNext}
      mutation={question ? editStructureMutation(question.id) : addStructureMutation(paketId)}
      onSaved={(again) => onSaved(again, null)}
      previewOf={(fields) => ({ entry: entryOf(draftContent('structure', fields)) })}
    >
      <PlaceFields section="structure" free={free} />
      <PromptField />
      <OptionFields />
      <KeyField />
    </QuestionForm>
  )
}
