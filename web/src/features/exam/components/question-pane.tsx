import { Suspense } from 'react'
import { useShallow } from 'zustand/react/shallow'
import { useStore } from 'zustand'
import { isGroup, type AnswersByPage, type OpenEntry } from '@/components/questions/paper-entry'
import { QuestionView } from '@/components/questions/question-view'
import { QuestionPanes } from '@/components/sitting/question-panes'
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

  return (
    <QuestionPanes
      passage={
        passage && (
          <Suspense fallback={<Skeleton className="h-96" />}>
            <SessionPassage passage={passage} />
          </Suspense>
        )
      }
    >
      <QuestionView
        entry={entry}
        answers={answers}
        onAnswer={desk.choose}
        audio={audio}
        mark={isGroup(entry) ? flagOf : undefined}
      />
    </QuestionPanes>
  )
}
