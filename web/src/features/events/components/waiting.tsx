import { EVENT_CANCELLED, EVENT_PHASES, LEARNER_STATES } from '@lulus/api/contracts/events'
import { extraTimeText } from '@/lib/format/duration'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useEffect, useState, type ReactNode } from 'react'
import { Alert } from '@/components/ui/alert'
import { Button } from '@/components/ui/button'
import { Card } from '@/components/ui/card'
import {
  readyMutation,
  waitingPulseQuery,
  waitingQuery,
  type OwnEvent,
} from '@/features/events/api'
import { deviceChecks, DeviceChecks, useIsWide } from '@/features/events/components/device-checks'
import { timeUntil } from '@/features/events/model/event-texts'
import { useCommonStart } from '@/features/events/use-common-start'
import { watchBattery } from '@/lib/device-state'
import { hasStatus, messageOf } from '@/lib/api/api-error'

interface WaitingProps {
  event: OwnEvent
  /** The server's time in epoch milliseconds. */
  now: number
  soundCheck: (onAnswer: (isHeard: boolean) => void) => ReactNode
}

/** The waiting room: checks the device and waits for the start, which happens automatically. */
export function Waiting({ event, now, soundCheck }: WaitingProps) {
  const waiting = useQuery(waitingQuery(event.id))
  useQuery(waitingPulseQuery(event.id))
  useEffect(watchBattery, [])
  const start = useCommonStart(event, waiting.data)
  const [isHeard, setHeard] = useState<boolean | null>(null)
  const isWide = useIsWide()
  const checks = deviceChecks({ isHeard, isWide, isReached: !waiting.isError })

  const state = waiting.data?.keadaan ?? event.keadaan
  if (hasStatus(waiting.error, 404)) {
    return (
      <Alert tone="warning" title="Anda dikeluarkan dari ujian ini.">
        Tanyakan kepada pengawas.
      </Alert>
    )
  }
  if (waiting.data?.fase === EVENT_PHASES.cancelled) {
    return <Alert tone="warning" title={EVENT_CANCELLED} />
  }

  return (
    <>
      <StartCard event={event} now={now} start={start} hasStarted={waiting.data?.sisa === 0} />
      <Readiness eventId={event.id} isReady={state === LEARNER_STATES.ready} checks={checks}>
        {soundCheck(setHeard)}
      </Readiness>
    </>
  )
}

interface StartCardProps extends Pick<WaitingProps, 'event' | 'now'> {
  start: ReturnType<typeof useCommonStart>
  hasStarted: boolean
}

function StartCard({ event, now, start, hasStarted }: StartCardProps) {
  return (
    <Card className="grid gap-4 text-center">
      <div role="status">
        <p className="text-xl font-bold">
          {start.isPending || start.isSuccess
            ? 'Ujian dimulai…'
            : hasStarted
              ? 'Ujian sudah dimulai'
              : 'Menunggu mulai bersama'}
        </p>
        <p className="text-ink-soft">{hintOf(event, hasStarted)}</p>
        {event.waktuTambahan > 0 && (
          <p className="text-sm text-ink-soft">{extraTimeText(event.waktuTambahan)}</p>
        )}
      </div>
      {!hasStarted && <StartTime event={event} now={now} />}
      {start.isError && (
        <Alert tone="danger" className="text-left">
          {messageOf(start.error, 'Ujian belum bisa dimulai. Coba lagi.')}
        </Alert>
      )}
      {hasStarted && !start.isPending && !start.isSuccess && (
        <Button size="lg" className="justify-self-center max-sm:w-full" onClick={start.begin}>
          Mulai Mengerjakan
        </Button>
      )}
    </Card>
  )
}

interface ReadinessProps {
  eventId: number
  isReady: boolean
  checks: ReturnType<typeof deviceChecks>
  children: ReactNode
}

/** The checks of the device, and the button that reports them as passed. */
function Readiness({ eventId, isReady, checks, children }: ReadinessProps) {
  const ready = useMutation(readyMutation)
  return (
    <section aria-labelledby="periksa-perangkat" className="grid gap-4">
      <h2 id="periksa-perangkat" className="text-lg font-bold">
        Periksa perangkat
      </h2>
      <DeviceChecks checks={checks} />
      {children}
      <div role="status">
        {isReady && (
          <Alert tone="success" title="Perangkat Anda siap.">
            Pengawas sudah melihatnya. Tetap di halaman ini.
          </Alert>
        )}
        {ready.isError && (
          <Alert tone="danger">{messageOf(ready.error, 'Belum tersimpan. Coba lagi.')}</Alert>
        )}
      </div>
      {!isReady && (
        <Button
          size="lg"
          className="justify-self-start max-sm:w-full"
          loading={ready.isPending}
          unavailable={checks.some((check) => check.state !== 'done')}
          onClick={() => ready.mutate(eventId)}
        >
          Saya Siap
        </Button>
      )}
    </section>
  )
}

function StartTime({ event, now }: Pick<WaitingProps, 'event' | 'now'>) {
  const starts = Date.parse(event.mulai)
  if (now >= starts) return null
  return (
    <p>
      {event.caraMulai === 'otomatis' ? 'Mulai dalam' : 'Dijadwalkan mulai dalam'}{' '}
      <strong role="timer" className="block text-4xl tabular-nums">
        {timeUntil(starts, now)}
      </strong>
    </p>
  )
}

function hintOf({ caraMulai }: OwnEvent, hasStarted: boolean): string {
  if (hasStarted) return 'Waktu Anda dihitung sejak Anda mulai, selama masih dalam batas terlambat.'
  return caraMulai === 'otomatis'
    ? 'Soal terbuka sendiri pada waktunya. Jangan tutup halaman ini.'
    : 'Soal terbuka sendiri begitu pengawas memulai. Jangan tutup halaman ini.'
}
