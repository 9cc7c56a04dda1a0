import { Suspense } from 'react'
import { isGroup, type AnswersByPage, type OpenEntry } from '@/components/questions/paper-entry'
import { QuestionView } from '@/components/questions/question-view'
import { QuestionPanes } from '@/components/sitting/question-panes'
import { Skeleton } from '@/components/ui/skeleton'
import { FlagToggle } from '@/features/exam/components/flag-toggle'
import {
  LineLinks,
  ListeningPanel,
  SessionAudio,
  SessionPassage,
} from '@/features/exam/components/lazy-parts'
import { useRoom, useRoomParts } from '@/features/exam/hooks/use-room'
import { pagesOnScreen } from '@/features/exam/model/navigation'

const flagOf = (page: number) => <FlagToggle page={page} />

/** The open question or group. */
export function QuestionPane({ entry }: { entry: OpenEntry }) {
  const { choose, groups, seen, isSelfPlaying } = useRoom()
  const Player = isSelfPlaying ? ListeningPanel : SessionAudio
  const answers: AnswersByPage = useRoomParts((state) =>
    Object.fromEntries(
      pagesOnScreen(entry.page, groups).map((page) => [
        page,
        seen(page, state.answers) ?? undefined,
      ])
    )
  )
  const audio =
    'audio' in entry && entry.audio ? (
      // The player's height is reserved, so that the options don't move when it loads.
      <div className="grid min-h-27.5 max-sm:min-h-39.5 low:min-h-15.5 max-sm:low:min-h-22.5">
        <Suspense fallback={<Skeleton />}>
          <Player page={entry.page} />
        </Suspense>
      </div>
    ) : null
  const passage = isGroup(entry) ? undefined : entry.readingQuestion

  return (
    <QuestionPanes
      index={entry.page}
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
        onAnswer={choose}
        audio={audio}
        mark={isGroup(entry) ? flagOf : undefined}
        prompt={
          passage?.teks
            ? (text) => (
                <Suspense fallback={text}>
                  <LineLinks text={text} passage={passage.teks ?? ''} />
                </Suspense>
              )
            : undefined
        }
      />
    </QuestionPanes>
  )
}
