import { useNavigate } from 'react-router-dom'
import { PageHeading } from '@/components/page/page-heading'
import { useChange } from '@/components/use-change'
import { createEventMutation } from '@/features/admin-events/api/events'
import { EventForm } from '@/features/admin-events/components/event-form'
import { NEW_EVENT } from '@/features/admin-events/model/event-form'
import { adminPaths } from '@/lib/admin-paths'

const NOBODY = { kelas: [], peserta: [], pengawas: [] }

/** /admin/jadwal/add */
export default function AddEventPage() {
  const navigate = useNavigate()
  const create = useChange(createEventMutation, {
    afterwards: ({ id }) => navigate(adminPaths.event(id)),
  })

  return (
    <div className="grid max-w-4xl gap-6">
      <PageHeading lead="Disimpan sebagai konsep dahulu. Peserta melihatnya setelah Anda menjadwalkannya.">
        Buat Jadwal Ujian
      </PageHeading>
      <EventForm
        initial={NEW_EVENT}
        people={NOBODY}
        submitLabel="Simpan Konsep"
        isPending={create.isPending}
        refusedAt={create.errorAt}
        onSubmit={create.change}
      />
    </div>
  )
}
