import { Suspense } from 'react'
import { useShallow } from 'zustand/react/shallow'
import { useStore } from 'zustand'
import { isGroup, type AnswersByPage, type OpenEntry } from '@/components/questions/paper-entry'
import { QuestionView } from '@/components/questions/question-view'
import { Card } from '@/components/ui/card'
import { Skeleton } from '@/components/ui/skeleton'
import { FlagToggle } from '@/features/exam/components/flag-toggle'
import { SessionPassage } from '@/features/exam/components/lazy-parts'
import { SessionAudio } from '@/features/exam/components/session-audio'
import { useRoom } from '@/features/exam/hooks/use-room'
import { pagesOnScreen } from '@/features/exam/model/navigation'

const flagOf = (page: number) => <FlagToggle page={page} />

/** The question, or the group, that is open. */
export function QuestionPane({ entry }: { entry: OpenEntry }) {
  const { desk, store } = useRoom()
  const answers: AnswersByPage = useStore(
    store,
    useShallow((state) =>
      Object.fromEntries(
        pagesOnScreen(entry.page).map((page) => [page, state.answers[page]?.answer])
      )
    )
  )
  const audio = 'audio' in entry && entry.audio ? <SessionAudio page={entry.page} /> : null
  const passage = isGroup(entry) ? undefined : entry.readingQuestion
  const question = (
    <QuestionView
      entry={entry}
      answers={answers}
      onAnswer={desk.choose}
      audio={audio}
      mark={isGroup(entry) ? flagOf : undefined}
    />
  )
  if (!passage) {
    return (
      <Card>
        <div className="mx-auto max-w-3xl">{question}</div>
      </Card>
    )
  }

  return (
    <div className="grid gap-4 lg:grid-cols-[minmax(0,7fr)_minmax(0,6fr)]">
      <Card className="relative max-h-[45vh] overflow-y-auto lg:sticky lg:top-20 lg:max-h-[calc(100vh-10.5rem)] lg:self-start">
        <Suspense fallback={<Skeleton className="h-96" />}>
          <SessionPassage passage={passage} />
        </Suspense>
      </Card>
      <Card>{question}</Card>
    </div>
  )
}
