import { Suspense } from 'react'
import { CountdownDisplay } from '@/features/exam/components/countdown-display'
import { EndSessionButton } from '@/features/exam/components/end-session-button'
import { GridDrawer } from '@/features/exam/components/grid-drawer'
import { ThemeSwitch } from '@/features/exam/components/lazy-parts'
import { SaveStatus } from '@/features/exam/components/save-status'
import { TextSizeControl } from '@/features/exam/components/text-size-control'
import { TimeAnnouncer } from '@/features/exam/components/time-announcer'
import { useRoom, useRoomState } from '@/features/exam/hooks/use-room'
import { SESSION_NAMES, sessionNumber } from '@/features/exam/model/wording'

/** Which exam, which session, how long, and whether all is saved. */
export function ExamHeader({ drawerClassName }: { drawerClassName: string }) {
  const { paper, session } = useRoom()
  const isActive = useRoomState(({ phase }) => phase === 'active')

  return (
    <header className="sticky top-0 z-20 border-b border-line bg-surface">
      <div className="mx-auto flex max-w-384 flex-wrap items-center gap-x-3 gap-y-1 px-3 py-2 sm:px-6">
        <div className="min-w-0 flex-1">
          <p className="truncate text-sm text-ink-soft">
            {paper.nama_paket} · Sesi {sessionNumber(session)}
          </p>
          <h1 lang="en" className="line-clamp-2 leading-snug font-bold max-sm:text-sm">
            {SESSION_NAMES[session]}
          </h1>
        </div>
        <CountdownDisplay />
        <TimeAnnouncer />
        {isActive && (
          <div className="flex items-center gap-3 max-sm:w-full max-sm:justify-between">
            <SaveStatus />
            <div className="max-md:hidden">
              <TextSizeControl />
            </div>
            <div className="w-34 max-lg:hidden">
              <Suspense>
                <ThemeSwitch compact />
              </Suspense>
            </div>
            <div className="flex items-center gap-2">
              <GridDrawer className={drawerClassName} />
              <EndSessionButton />
            </div>
          </div>
        )}
      </div>
    </header>
  )
}
