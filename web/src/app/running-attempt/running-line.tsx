import { useQuery, useQueryClient } from '@tanstack/react-query'
import { ArrowRight, Coffee, Timer } from 'lucide-react'
import {
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
  type RefObject,
} from 'react'
import { runningAttemptQuery, type RunningAttempt } from '@/app/running-attempt/running-attempt'
import { Link } from '@/components/ui/link'
import { createCountdown } from '@/lib/countdown/countdown'
import { leftSessionQuery } from '@/features/exam/model/left-session'
import { formatShortMoment } from '@/lib/format/date'
import { formatMinutes } from '@/lib/format/duration'
import { paths } from '@/lib/paths'

/**
 * Links back to the running or resting attempt, on every screen but the exam and the staff screens. It is fixed to the
 * bottom of the window, so that nothing moves when it appears late.
 */
export default function RunningLine() {
  const attempt = useRunningAttempt()
  const line = useRef<HTMLElement>(null)
  const isShown = attempt !== null
  useRoomForLine(line, isShown)
  if (!attempt) return null

  return (
    <aside
      ref={line}
      aria-label="Simulasi yang berjalan"
      className="fixed inset-x-0 bottom-0 z-30 flex items-center justify-center gap-x-2 border-t border-line bg-deep px-4 pb-[env(safe-area-inset-bottom)] text-sm text-on-deep"
    >
      {attempt.istirahatSampai === null ? (
        <Running key={attempt.reading.at} attempt={attempt} />
      ) : (
        <>
          <Coffee aria-hidden className="size-4 shrink-0" />
          <p className="py-1">
            <strong className="font-semibold">{attempt.nama_paket}</strong> beristirahat ·{' '}
            <span className="whitespace-nowrap">
              sampai {formatShortMoment(attempt.istirahatSampai)}
            </span>
          </p>
        </>
      )}
      <Link
        to={paths.exam(attempt.paketId)}
        className="inline-flex min-h-11 shrink-0 items-center gap-1.5 px-2 font-bold underline underline-offset-4 focus-visible:-outline-offset-2 focus-visible:outline-current"
      >
        Lanjutkan
        <ArrowRight aria-hidden className="size-4" />
      </Link>
    </aside>
  )
}

/** The server's answer, or the session left on this device while the server is unreachable. */
function useRunningAttempt(): RunningAttempt | null {
  const { data: answer } = useQuery(runningAttemptQuery)
  const { data: left } = useQuery(leftSessionQuery)
  const attempt = answer === undefined && left ? { ...left, istirahatSampai: null } : answer
  return attempt && !isOver(attempt) ? attempt : null
}

/** Sets a CSS variable to the line's height, so that it never covers the end of the page or the focused element. */
function useRoomForLine(line: RefObject<HTMLElement | null>, isShown: boolean) {
  useLayoutEffect(() => {
    const element = line.current
    if (!isShown || !element) return
    const { style } = document.documentElement
    const update = () => style.setProperty('--running-line', `${element.offsetHeight}px`)
    update()
    // A long name wraps in a narrow window.
    window.addEventListener('resize', update)
    return () => {
      window.removeEventListener('resize', update)
      style.removeProperty('--running-line')
    }
  }, [line, isShown])
}

/** The last session's time is up, and the server is about to finish the attempt. */
function isOver({ reading, istirahatSampai }: RunningAttempt): boolean {
  return reading.secondsRemaining === 0 && istirahatSampai === null
}

/** The time left. Asks the server again when it is up. */
function Running({ attempt }: { attempt: RunningAttempt }) {
  const queryClient = useQueryClient()
  const [countdown] = useState(() => {
    const ask = () => void queryClient.invalidateQueries({ queryKey: runningAttemptQuery.queryKey })
    const timeUp = () => {
      queryClient.setQueryData(leftSessionQuery.queryKey, null)
      ask()
    }
    return createCountdown(attempt.reading, { timeUp, slept: ask })
  })
  const seconds = useSyncExternalStore(countdown.subscribe, countdown.remaining)
  useEffect(() => {
    countdown.start()
    return countdown.stop
  }, [countdown])

  return (
    <>
      <Timer aria-hidden className="size-4 shrink-0" />
      <p className="py-1">
        <strong className="font-semibold">{attempt.nama_paket}</strong> berjalan ·{' '}
        <span className="tabular-nums">{formatMinutes(seconds)}</span>
      </p>
    </>
  )
}
