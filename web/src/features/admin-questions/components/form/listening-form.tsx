import { zodResolver } from '@hookform/resolvers/zod'
import { carriesAudio, groupStartOf, pagesOfGroup, SECTION_PAGES } from '@lulus/api/contracts/exam'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { useObjectUrl } from '@/components/ui/files/use-object-url'
import { Progress } from '@/components/ui/progress'
import {
  addListeningMutation,
  editListeningMutation,
  questionsQuery,
} from '@/features/admin-questions/api/questions'
import { AudioField } from '@/features/admin-questions/components/form/audio-field'
import { GroupNotice } from '@/features/admin-questions/components/form/group-notice'
import {
  KeyField,
  OptionFields,
  PlaceFields,
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
  listeningSchema,
  type ListeningFields,
  type ListeningInput,
} from '@/features/admin-questions/model/question-schemas'
import { useGroups } from '@/features/admin-questions/use-groups'
import { mediaUrl } from '@/lib/api/request-url'

/** A recording with four options. The questions of a group, which a package sets, share one recording. */
export default function ListeningForm({
  paketId,
  question,
  place,
  free,
  isNext,
  onSaved,
}: QuestionFormProps) {
  const { data: questions = [] } = useQuery(questionsQuery('listening', paketId))
  const groups = useGroups(paketId)
  const [sent, setSent] = useState<number | null>(null)
  const currentUrl = mediaUrl(question?.audio)
  const form = useForm<ListeningFields, unknown, ListeningInput>({
    resolver: zodResolver(listeningSchema(currentUrl !== null, groups)),
    defaultValues: { ...placeAndKey({ question, place }), ...optionTexts(question), audio: null },
  })
  const [audio, pageText] = useWatch({ control: form.control, name: ['audio', 'page'] })
  const chosenUrl = useObjectUrl(audio)
  const page = Number(pageText)
  const group = groupStartOf(page, groups)
  // An invalid page is still being typed.
  const isAudioShown = carriesAudio(page, groups) || !isListeningPage(page)

  const mutation = {
    ...(question
      ? editListeningMutation(question.id, groups, setSent)
      : addListeningMutation(paketId, groups, setSent)),
    onSettled: () => setSent(null),
  }

  return (
    <QuestionForm
      form={form}
      section="listening"
      paketId={paketId}
      isNew={question === null}
      draftName={draftNameOf('listening', { paketId, question })}
      isNext={isNext}
      mutation={mutation}
      onSaved={(again) => onSaved(again, null)}
      previewOf={(fields) => ({
        entry: entryOf(draftContent('listening', fields)),
        audioUrl: isAudioShown
          ? (chosenUrl ?? currentUrl)
          : mediaUrl(questions.find((other) => other.page === group)?.audio),
      })}
      progress={
        sent !== null && (
          <div className="grid gap-1.5 text-sm">
            <p>Mengunggah audio: {Math.round(sent * 100)}%</p>
            <Progress value={Math.round(sent * 100)} max={100} label="Mengunggah audio" />
          </div>
        )
      }
    >
      <PlaceFields section="listening" free={free} />
      {group !== null && (
        <GroupNotice pages={pagesOfGroup(page, groups)} page={page} questions={questions} />
      )}
      {isAudioShown && <AudioField currentUrl={currentUrl} />}
      <OptionFields />
      <KeyField />
    </QuestionForm>
  )
}

function isListeningPage(page: number): boolean {
  const { first, last } = SECTION_PAGES.listening
  return page >= first && page <= last
}
