import {
  DOORS_CLOSED,
  ENTRY_OVER,
  EVENT_CANCELLED,
  EVENT_PHASES,
  LEARNER_STATES,
} from '@lulus/api/contracts/events'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useParams } from 'react-router-dom'
import { PageHeading } from '@/components/page/page-heading'
import { Alert } from '@/components/ui/alert'
import { ButtonLink } from '@/components/ui/button-link'
import { LoadFailure } from '@/components/ui/load-failure'
import { SkeletonList } from '@/components/ui/skeleton'
import { ownEventQuery, type OwnEvent } from '@/features/events/api'
import { EntryForm } from '@/features/events/components/entry-form'
import { Waiting } from '@/features/events/components/waiting'
import { timeUntil } from '@/features/events/model/event-texts'
import { useServerNow } from '@/features/events/use-server-now'
import { formatDateTime } from '@/lib/format/date'
import { hasStatus } from '@/lib/api/api-error'
import { paths } from '@/lib/paths'

/** Renders the sound check, which reports its outcome. */
export type SoundCheckSlot = (onAnswer: (isHeard: boolean) => void) => ReactNode

/** /ujian/{id}: where a learner enters the token, checks the device, and waits for the common start. */
export function WaitingRoomPage({ soundCheck }: { soundCheck: SoundCheckSlot }) {
  const id = Number(useParams().id)
  const { data, error, isPending, isFetching, refetch } = useQuery(ownEventQuery(id))
  const now = useServerNow(data?.time)
  const event = data?.data
  const isGone = hasStatus(error, 404)

  return (
    <div className="grid gap-8">
      <PageHeading
        title="Ruang Tunggu"
        lead={
          event &&
          `${event.nama_paket} · ${formatDateTime(event.mulai)} · ${event.lab ?? 'Di mana saja'}`
        }
      >
        {event?.nama ?? 'Ruang Tunggu'}
      </PageHeading>
      {isPending && <SkeletonList label="Memuat ujian…" rows={2} rowClassName="h-32" />}
      {isGone && <Closed text="Anda tidak terdaftar di ujian ini. Tanyakan kepada pengawas." />}
      {error && !isGone && !event && (
        <LoadFailure
          title="Gagal mengambil data ujian"
          error={error}
          retrying={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      {event && !isGone && <Room event={event} now={now} soundCheck={soundCheck} />}
    </div>
  )
}

interface RoomProps {
  event: OwnEvent
  now: number
  soundCheck: SoundCheckSlot
}

function Room({ event, now, soundCheck }: RoomProps) {
  const opens = Date.parse(event.dibuka)
  if (event.fase === EVENT_PHASES.cancelled) return <Closed text={EVENT_CANCELLED} />
  if (event.keadaan === LEARNER_STATES.finished) {
    return (
      <Closed text="Anda sudah menyelesaikan ujian ini." to={paths.history} label="Lihat Hasil" />
    )
  }
  if (event.keadaan === LEARNER_STATES.inExam) {
    return (
      <Closed
        text="Anda sedang mengerjakan ujian ini."
        to={paths.exam(event.paketId)}
        label="Lanjutkan Ujian"
      />
    )
  }
  if (event.fase === EVENT_PHASES.ended || now >= Date.parse(event.ditutup)) {
    return <Closed text={ENTRY_OVER} />
  }
  if (now < opens) {
    return (
      <Alert
        tone="info"
        title={DOORS_CLOSED}
        action={
          <ButtonLink to={paths.deviceCheckFor(event.id)} variant="secondary" size="sm">
            Cek Perangkat
          </ButtonLink>
        }
      >
        Dibuka dalam{' '}
        <strong role="timer" className="tabular-nums">
          {timeUntil(opens, now)}
        </strong>
        . Halaman ini terbuka sendiri pada waktunya.
      </Alert>
    )
  }
  if (event.perluToken || event.keadaan === LEARNER_STATES.absent) {
    return <EntryForm id={event.id} needsToken={event.perluToken} />
  }
  return <Waiting event={event} now={now} soundCheck={soundCheck} />
}

function Closed({
  text,
  to = paths.packages,
  label = 'Kembali',
}: {
  text: string
  to?: string
  label?: string
}) {
  return (
    <Alert
      tone="info"
      action={
        <ButtonLink to={to} variant="secondary" size="sm">
          {label}
        </ButtonLink>
      }
    >
      {text}
    </Alert>
  )
}
