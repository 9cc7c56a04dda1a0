import { EVENT_UNCHANGEABLE } from '@lulus/api/contracts/events'
import { useQuery } from '@tanstack/react-query'
import { useNavigate, useParams } from 'react-router-dom'
import { PageHeading } from '@/components/page/page-heading'
import { Alert } from '@/components/ui/alert'
import { LoadFailure } from '@/components/ui/load-failure'
import { SkeletonList } from '@/components/ui/skeleton'
import { useChange } from '@/components/use-change'
import { changeEventMutation, eventQuery } from '@/features/admin-events/api/events'
import { EventForm } from '@/features/admin-events/components/event-form'
import { fieldsOf, type EventDetail } from '@/features/admin-events/model/event-form'
import { adminPaths } from '@/lib/admin-paths'

/** /admin/jadwal/edit/{id} */
export default function EditEventPage() {
  const id = Number(useParams().id)
  const { data: event, error, isFetching, refetch } = useQuery(eventQuery(id))

  return (
    <div className="grid max-w-4xl gap-6">
      <PageHeading lead={event?.nama}>Ubah Jadwal Ujian</PageHeading>
      {!event && !error && <SkeletonList label="Memuat jadwal…" rows={4} rowClassName="h-16" />}
      {!event && error && (
        <LoadFailure
          title="Gagal mengambil jadwal ujian"
          error={error}
          retrying={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      {event && !event.bisaDiubah && <Alert tone="info">{EVENT_UNCHANGEABLE}</Alert>}
      {event?.bisaDiubah && <EditForm key={event.id} event={event} />}
    </div>
  )
}

function EditForm({ event }: { event: EventDetail }) {
  const navigate = useNavigate()
  const { id, kelas, peserta, pengawas } = event
  const save = useChange(changeEventMutation(id), {
    afterwards: () => navigate(adminPaths.event(id)),
  })

  return (
    <EventForm
      initial={fieldsOf(event)}
      people={{
        kelas: kelas.map((one) => one.id),
        peserta: peserta.map((one) => ({ id: one.id, nama: one.nama, note: one.nohp })),
        pengawas: pengawas.map((one) => one.id),
      }}
      submitLabel="Simpan Perubahan"
      isPending={save.isPending}
      refusedAt={save.errorAt}
      onSubmit={(body) => save.change(body)}
    />
  )
}
