import { useQuery } from '@tanstack/react-query'
import { CalendarClock, MapPin } from 'lucide-react'
import { Badge } from '@/components/ui/badge'
import { ButtonLink } from '@/components/ui/button-link'
import { Card } from '@/components/ui/card'
import { ownEventsQuery, type OwnEvent } from '@/features/events/api'
import { eventCard, isCheckable, timeUntil } from '@/features/events/model/event-texts'
import { useServerNow } from '@/features/events/use-server-now'
import { formatDateTime } from '@/lib/format/date'
import { paths } from '@/lib/paths'

/** Whether it is still unknown if there are events. The content below waits for that, until the first failure. */
export function useEventsAwaited(): boolean {
  const { isPending, failureCount } = useQuery(ownEventsQuery)
  return isPending && failureCount === 0
}

/** The learner's exam events. Hidden if there are none. */
export function ScheduledEvents() {
  const { data } = useQuery(ownEventsQuery)
  const now = useServerNow(data?.time)
  if (!data || data.data.length === 0) return null

  return (
    <section aria-labelledby="ujian-terjadwal" className="grid gap-5">
      <div>
        <h2 id="ujian-terjadwal" className="text-xl font-bold">
          Ujian Terjadwal
        </h2>
        <p className="text-ink-soft">Ujian bersama yang dijadwalkan untuk Anda.</p>
      </div>
      <ul className="grid gap-4 lg:grid-cols-2">
        {data.data.map((event) => (
          <li key={event.id}>
            <ScheduledEvent event={event} now={now} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function ScheduledEvent({ event, now }: { event: OwnEvent; now: number }) {
  const { badge, until, action } = eventCard(event, now)
  const titleId = `ujian-${event.id}`
  const canCheck = isCheckable(event, now)
  return (
    <Card className="flex h-full flex-wrap items-center gap-x-6 gap-y-4">
      <div className="grid min-w-56 flex-1 gap-2">
        <div className="flex flex-wrap items-start justify-between gap-2">
          <h3 id={titleId} className="min-w-0 text-lg font-bold wrap-anywhere">
            {event.nama}
          </h3>
          <Badge tone={badge.tone}>{badge.text}</Badge>
        </div>
        <p className="text-sm text-ink-soft">{event.nama_paket}</p>
        <p className="flex gap-2 text-sm">
          <CalendarClock aria-hidden className="size-5 shrink-0 text-primary" />
          <time dateTime={event.mulai}>{formatDateTime(event.mulai)}</time>
        </p>
        <p className="flex gap-2 text-sm">
          <MapPin aria-hidden className="size-5 shrink-0 text-primary" />
          {event.lab ?? 'Di mana saja'}
        </p>
      </div>
      {(until || action || canCheck) && (
        <div className="grid gap-2 max-sm:w-full sm:justify-items-end">
          {until && (
            <p className="text-sm text-ink-soft">
              {until.what}{' '}
              <strong role="timer" className="text-lg text-ink tabular-nums">
                {timeUntil(until.at, now)}
              </strong>
            </p>
          )}
          {action && (
            <ButtonLink
              to={paths.waitingRoom(event.id)}
              className="max-sm:w-full"
              aria-describedby={titleId}
            >
              {action}
            </ButtonLink>
          )}
          {canCheck && (
            <ButtonLink
              to={paths.deviceCheckFor(event.id)}
              variant="secondary"
              className="max-sm:w-full"
              aria-describedby={titleId}
            >
              Cek Perangkat
            </ButtonLink>
          )}
        </div>
      )}
    </Card>
  )
}
