import { Suspense } from 'react'
import { SittingHeader } from '@/components/sitting/sitting-header'
import { TimeAnnouncer } from '@/components/sitting/time-announcer'
import { CountdownDisplay } from '@/features/exam/components/countdown-display'
import { EndSessionButton } from '@/features/exam/components/end-session-button'
import { GridDrawer } from '@/features/exam/components/grid-drawer'
import { ThemeSwitch } from '@/features/exam/components/lazy-parts'
import { SaveStatus } from '@/features/exam/components/save-status'
import { TextSizeControl } from '@/features/exam/components/text-size-control'
import { useRoom, useRoomState } from '@/features/exam/hooks/use-room'
import { SESSION_NAMES, sessionNumber } from '@/features/exam/model/wording'

/** Which exam, which session, how long, and whether all is saved. */
export function ExamHeader({ drawerClassName }: { drawerClassName: string }) {
  const { paper, session, countdown } = useRoom()
  const isActive = useRoomState(({ phase }) => phase === 'active')

  return (
    <SittingHeader
      caption={`${paper.nama_paket} · Sesi ${sessionNumber(session)}`}
      title={SESSION_NAMES[session]}
    >
      <CountdownDisplay />
      <TimeAnnouncer countdown={countdown} />
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
    </SittingHeader>
  )
}
