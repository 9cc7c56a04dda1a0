import { useQuery } from '@tanstack/react-query'
import { Alert } from '@/components/ui/alert'
import { ButtonLink } from '@/components/ui/button-link'
import { ownEventsQuery } from '@/features/events/api'
import { isCheckable } from '@/features/events/model/event-texts'
import { useServerNow } from '@/features/events/use-server-now'
import { formatDateTime } from '@/lib/format/date'
import { paths } from '@/lib/paths'

/** The learner's exam events that are still to come, each with the check of this device. Hidden without any. */
export function EventsToCheck() {
  const { data } = useQuery(ownEventsQuery)
  const now = useServerNow(data?.time)
  const events = (data?.data ?? []).filter((event) => isCheckable(event, now))
  return events.map(({ id, nama, mulai }) => (
    <Alert
      key={id}
      title={`Ujian terjadwal: ${nama}`}
      action={
        <ButtonLink to={paths.deviceCheckFor(id)} variant="secondary">
          Cek Perangkat
        </ButtonLink>
      }
    >
      {formatDateTime(mulai)}. Periksa perangkat Anda sebelum hari ujian.
    </Alert>
  ))
}
