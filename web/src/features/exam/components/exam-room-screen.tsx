import { Suspense, useDeferredValue, useEffect, useMemo, useRef, type RefObject } from 'react'
import { useStore } from 'zustand'
import { numberOfPage, SESSION_QUESTIONS } from '@lulus/api/contracts/exam'
import { isLocked } from '@/components/questions/paper-entry'
import { useTopOfScreen } from '@/components/page/arrival'
import { Skeleton } from '@/components/ui/skeleton'
import { ExamHeader } from '@/features/exam/components/exam-header'
import { GridPanel } from '@/features/exam/components/grid-panel'
import {
  DrivenElsewhere,
  ExamNotices,
  Excluded,
  Finishing,
  InstructionPage,
  ListeningRunner,
  MoreKeys,
  OtherAccount,
  Paused,
  ReviewButton,
  RoomNotices,
  SessionOver,
  TimeAdded,
} from '@/features/exam/components/lazy-parts'
import { QuestionPane } from '@/features/exam/components/question-pane'
import type { RunningAttempt } from '@/features/exam/model/running-attempt'
import { useExamKeys, useNavigation } from '@/features/exam/hooks/use-navigation'
import { useOpenRoom } from '@/features/exam/hooks/use-open-room'
import { useAskBeforeLeaving, usePageEvents } from '@/features/exam/hooks/use-page-events'
import { usePrefetch } from '@/features/exam/hooks/use-prefetch'
import { RoomContext, useMedia, useRoom, useRoomState } from '@/features/exam/hooks/use-room'
import { instructionAt, screenOf, pagesOnScreen } from '@/features/exam/model/navigation'
import { classNames } from '@/lib/class-names'
import { reloginStore, useReloginInPlace } from '@/lib/session/relogin'
import { LiveRegion } from '@/components/ui/screen-reader'
import { MoveBar } from '@/components/sitting/move-bar'
import { useTextStyle } from '@/components/sitting/text-size'
import { onlyOf } from '@/components/sitting/use-test-keys'
import { SittingFrame } from '@/components/sitting/sitting-frame'
import { FlagToggle } from '@/features/exam/components/flag-toggle'

/** One session of a running attempt, until it ends. */
export function ExamRoomScreen({ attempt }: { attempt: RunningAttempt }) {
  const open = useOpenRoom(attempt)
  useReloginInPlace()

  const isSignedOut = useStore(reloginStore, ({ settle }) => settle !== null)

  if (!open) return null
  return (
    <RoomContext value={open}>
      {/* A learner without a valid login, such as a suspended one, must not see questions behind the dialog. The
          content stays mounted. */}
      <div className={classNames('contents', isSignedOut && 'invisible')}>
        <Room />
      </div>
      <Suspense>
        <TimeAdded />
        <ExamNotices />
      </Suspense>
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
  useAskBeforeLeaving(phase)

  if (phase === 'active') return <ActiveSession />
  return (
    <SittingFrame header={<ExamHeader drawerClassName="hidden" />}>
      <Suspense>
        {phase === 'time_up' && (room.session === 'reading' ? <Finishing /> : <SessionOver />)}
        {phase === 'paused' && <Paused />}
        {phase === 'excluded' && <Excluded />}
        {phase === 'driven_elsewhere' && <DrivenElsewhere takeOver={() => room.takeOver()} />}
        {phase === 'other_account' && <OtherAccount />}
      </Suspense>
    </SittingFrame>
  )
}

/** The frame of a session. The parts that change with each question rerender themselves. */
function ActiveSession() {
  const { session, isSelfPlaying, groups } = useRoom()
  const questions = useRoomState(({ index }) => pagesOnScreen(index, groups).length)
  const textStyle = useTextStyle()
  const content = useRef<HTMLElement>(null)
  const scroller = useRef<HTMLDivElement>(null)
  const hasPassage = session === 'reading' && questions > 0
  useFocusWhenLost(content)

  return (
    <SittingFrame
      header={<ExamHeader drawerClassName={GRID_FROM[session].drawer} />}
      bar={<NavigationBar content={content} />}
      scroller={scroller}
      // A group's player is above its questions.
      className={questions > 1 ? 'scroll-pt-44 low:scroll-pt-20' : undefined}
    >
      <div
        className={classNames(
          'mx-auto flex w-full max-w-384 gap-6 px-3 sm:px-6',
          hasPassage ? 'min-h-64 flex-1 py-3' : 'items-start py-5 low:py-2'
        )}
      >
        <main
          ref={content}
          // Directions have nothing else that keys could scroll them from.
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
          tabIndex={questions === 0 ? 0 : -1}
          className={classNames('min-w-0 flex-1', hasPassage && 'flex min-h-0 flex-col')}
          style={textStyle}
        >
          <Suspense>
            <RoomNotices />
          </Suspense>
          <CurrentScreen />
        </main>
        <aside
          aria-label="Daftar soal"
          className={classNames('sticky top-5 w-86 shrink-0 self-start', GRID_FROM[session].panel)}
        >
          <GridPanel />
        </aside>
      </div>
      <ScreenAnnouncer />
      <ScreenChanges content={content} scroller={scroller} />
      <Suspense>
        {isSelfPlaying && <ListeningRunner />}
        <MoreKeys scroller={scroller} />
      </Suspense>
    </SittingFrame>
  )
}

interface ScreenChangesProps {
  content: RefObject<HTMLElement | null>
  scroller: RefObject<HTMLElement | null>
}

/** Renders nothing. Handles keys, scrolling and prefetching for the open screen without rerendering the frame. */
function ScreenChanges({ content, scroller }: ScreenChangesProps) {
  const index = useRoomState((state) => state.index)
  useExamKeys(content)
  useTopOfScreen(scroller, index)
  usePrefetch()
  return null
}

/** Restores the focus when the button that opened the session is gone. An open dialog does so by itself. */
function useFocusWhenLost(content: RefObject<HTMLElement | null>) {
  useEffect(() => {
    if (document.activeElement === document.body) content.current?.focus({ preventScroll: true })
  }, [content])
}

function CurrentScreen() {
  const { paper, groups } = useRoom()
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

  const entry = entries.get(screenOf(index, groups))
  // The session has just started or ended, and its paper is being refetched.
  if (!entry || isLocked(entry)) return <Skeleton className="h-96" />
  return <QuestionPane entry={entry} />
}

/** Announces the open questions after navigation, because the focus stays on the button. */
function ScreenAnnouncer() {
  const { session, groups } = useRoom()
  // Deferred, so that the question renders first.
  const index = useDeferredValue(useRoomState((state) => state.index))
  const numbers = pagesOnScreen(index, groups).map(numberOfPage)
  const [first] = numbers

  return (
    <LiveRegion>
      {first === undefined
        ? 'Petunjuk'
        : numbers.length === 1
          ? `Nomor ${first} dari ${SESSION_QUESTIONS[session]}`
          : `Nomor ${first} sampai ${numbers[numbers.length - 1]} dari ${SESSION_QUESTIONS[session]}`}
    </LiveRegion>
  )
}

interface NavigationBarProps {
  /** Gets the focus when a button disappears. */
  content: RefObject<HTMLElement | null>
}

/** The buttons back, flag and next. */
function NavigationBar({ content }: NavigationBarProps) {
  const { previous, next } = useNavigation()

  return (
    <MoveBar
      previous={previous}
      next={next}
      content={content}
      end={
        <Suspense>
          <ReviewButton />
        </Suspense>
      }
    >
      <OpenFlag />
    </MoveBar>
  )
}

/** Flags the open question. Those of a group have their own flags. */
function OpenFlag() {
  const { groups } = useRoom()
  const page = useRoomState(({ index }) => onlyOf(pagesOnScreen(index, groups)))
  return page === null ? null : <FlagToggle page={page} />
}
