import { SESSION_TITLES } from '@lulus/api/contracts/exam'
import { memo, Suspense, useSyncExternalStore } from 'react'
import { Eye, EyeOff } from 'lucide-react'
import { Button } from '@/components/ui/button'
import { SittingHeader } from '@/components/sitting/sitting-header'
import { GridDrawer } from '@/features/exam/components/grid-drawer'
import {
  EndSessionButton,
  TextSizeControl,
  ThemeSwitch,
  TimeAnnouncer,
} from '@/features/exam/components/lazy-parts'
import { SaveStatus } from '@/features/exam/components/save-status'
import { useRoom, useRoomState } from '@/features/exam/hooks/use-room'
import { sessionNumber } from '@/features/exam/model/progress'
import { TimeFace } from '@/components/sitting/time-face'
import { IconButton } from '@/components/ui/icon-button'
import { setPreferences, usePreferences } from '@/features/exam/preferences'
import { useSession } from '@/lib/session/use-session'
import { formatClock, spokenDuration } from '@/lib/format/duration'

/** Shows the exam, the session, the time and the save status. Memoised, so that navigation doesn't rerender it. */
export const ExamHeader = memo(function ExamHeader({
  drawerClassName,
}: {
  drawerClassName: string
}) {
  const { paper, session, countdown } = useRoom()
  const login = useSession()
  // Unknown while the login has ended and the dialog asks for it again.
  const name = login.status === 'user' ? [login.user.nama] : []
  const isActive = useRoomState(({ phase }) => phase === 'active')

  return (
    <SittingHeader
      // So that an invigilator who walks past sees who sits.
      caption={[...name, paper.nama_paket, `Sesi ${sessionNumber(session)}`].join(' · ')}
      title={SESSION_TITLES[session]}
    >
      {/* A session that was ended early has no time left to show. */}
      {isActive && <CountdownDisplay />}
      <Suspense>
        <TimeAnnouncer countdown={countdown} />
      </Suspense>
      {isActive && (
        <div className="flex items-center gap-3 max-sm:w-full max-sm:justify-between">
          <SaveStatus />
          <div className="min-w-33.5 max-lg:hidden">
            <Suspense>
              <TextSizeControl />
            </Suspense>
          </div>
          <div className="w-34 max-xl:hidden">
            <Suspense>
              <ThemeSwitch compact />
            </Suspense>
          </div>
          <div className="flex shrink-0 items-center gap-2">
            <GridDrawer className={drawerClassName} />
            <Suspense
              fallback={
                <Button variant="secondary" size="sm" unavailable>
                  Selesai
                </Button>
              }
            >
              <EndSessionButton />
            </Suspense>
          </div>
        </div>
      )}
    </SittingHeader>
  )
})

/** Below this the countdown is highlighted and can't be hidden. */
const ALWAYS_SHOWN_SECONDS = 300

/** The time left of the session, which can be hidden until the last five minutes. Updates itself. */
function CountdownDisplay() {
  const { countdown } = useRoom()
  const seconds = useSyncExternalStore(countdown.subscribe, countdown.remaining)
  const isHidden = usePreferences((preferences) => preferences.isTimeHidden)
  const mayHide = seconds > ALWAYS_SHOWN_SECONDS
  const isShown = !isHidden || !mayHide

  return (
    <div className="flex items-center">
      <TimeFace
        seconds={seconds}
        standsOutFrom={ALWAYS_SHOWN_SECONDS}
        label={isShown ? `Sisa waktu ${spokenDuration(seconds)}` : 'Sisa waktu disembunyikan'}
      >
        {isShown ? formatClock(seconds) : '--:--:--'}
      </TimeFace>
      {mayHide && (
        <IconButton
          icon={isHidden ? Eye : EyeOff}
          label={isHidden ? 'Tampilkan sisa waktu' : 'Sembunyikan sisa waktu'}
          onClick={() => setPreferences({ isTimeHidden: !isHidden })}
        />
      )}
    </div>
  )
}
