import { Suspense, useMemo, useRef } from 'react'
import { isLocked } from '@/components/questions/paper-entry'
import { useTopOfScreen } from '@/components/sitting/use-top-of-screen'
import { Skeleton } from '@/components/ui/skeleton'
import { ExamHeader } from '@/features/exam/components/exam-header'
import { GridPanel } from '@/features/exam/components/grid-panel'
import {
  DrivenElsewhere,
  Finishing,
  InstructionPage,
  OtherAccount,
  RoomNotices,
  SessionOver,
} from '@/features/exam/components/lazy-parts'
import { NavigationBar } from '@/features/exam/components/navigation-bar'
import { QuestionPane } from '@/features/exam/components/question-pane'
import { ScreenAnnouncer } from '@/features/exam/components/screen-announcer'
import type { RunningAttempt } from '@/features/exam/engine/exam-room'
import { useExamKeys } from '@/features/exam/hooks/use-exam-keys'
import { useOpenRoom } from '@/features/exam/hooks/use-open-room'
import { usePageEvents } from '@/features/exam/hooks/use-page-events'
import { usePrefetch } from '@/features/exam/hooks/use-prefetch'
import { RoomContext, useMedia, useRoom, useRoomState } from '@/features/exam/hooks/use-room'
import { instructionAt, screenOf } from '@/features/exam/model/navigation'
import { TEXT_SIZES, usePreferences } from '@/features/exam/preferences'
import { classNames } from '@/lib/class-names'
import { useReloginInPlace } from '@/lib/session/relogin'

/** A session of a running attempt, until it is over. */
export function ExamRoomScreen({ attempt }: { attempt: RunningAttempt }) {
  const open = useOpenRoom(attempt)
  useReloginInPlace()

  if (!open) return null
  return (
    <RoomContext value={open}>
      <Room />
    </RoomContext>
  )
}

/** Reading needs the width for its passages. */
const GRID_FROM = {
  listening: { panel: 'max-lg:hidden', drawer: 'lg:hidden' },
  written: { panel: 'max-lg:hidden', drawer: 'lg:hidden' },
  reading: { panel: 'max-xl:hidden', drawer: 'xl:hidden' },
} as const

function Room() {
  const room = useRoom()
  const phase = useRoomState((state) => state.phase)
  usePageEvents({ room, media: useMedia() })

  return (
    <div className="flex min-h-screen flex-col">
      <ExamHeader drawerClassName={GRID_FROM[room.session].drawer} />
      {phase === 'active' && <ActiveSession />}
      <Suspense>
        {phase === 'time_up' && (room.session === 'reading' ? <Finishing /> : <SessionOver />)}
        {phase === 'driven_elsewhere' && <DrivenElsewhere />}
        {phase === 'other_account' && <OtherAccount />}
      </Suspense>
    </div>
  )
}

function ActiveSession() {
  const { session } = useRoom()
  const index = useRoomState((state) => state.index)
  const textSize = usePreferences((preferences) => preferences.textSize)
  const content = useRef<HTMLElement>(null)
  useExamKeys(content)
  useTopOfScreen(index)
  usePrefetch()

  return (
    <>
      <div className="mx-auto flex w-full max-w-384 flex-1 items-start gap-6 px-3 py-5 sm:px-6">
        <main
          ref={content}
          tabIndex={-1}
          className="min-w-0 flex-1"
          style={{ fontSize: TEXT_SIZES[textSize] ?? TEXT_SIZES[1] }}
        >
          <Suspense>
            <RoomNotices />
          </Suspense>
          <CurrentScreen />
        </main>
        <aside
          aria-label="Daftar soal"
          className={classNames('sticky top-20 w-86 shrink-0', GRID_FROM[session].panel)}
        >
          <GridPanel />
        </aside>
      </div>
      <NavigationBar content={content} />
      <ScreenAnnouncer />
    </>
  )
}

function CurrentScreen() {
  const { paper } = useRoom()
  const index = useRoomState((state) => state.index)
  const entries = useMemo(() => new Map(paper.soal.map((entry) => [entry.page, entry])), [paper])

  const section = instructionAt(index)
  if (section !== null) {
    return (
      <Suspense fallback={<Skeleton className="h-96" />}>
        <InstructionPage section={section} />
      </Suspense>
    )
  }

  const entry = entries.get(screenOf(index))
  // Opened in the very moment in which the session began or ended: it is being read again.
  if (!entry || isLocked(entry)) return <Skeleton className="h-96" />
  return <QuestionPane entry={entry} />
}
