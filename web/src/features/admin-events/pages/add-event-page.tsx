import { useMutation } from '@tanstack/react-query'
import { PageHeading } from '@/components/page/page-heading'
import { createEventMutation } from '@/features/admin-events/api/events'
import { EventForm } from '@/features/admin-events/components/event-form'
import { NEW_EVENT } from '@/features/admin-events/model/event-form'
import { useSaveEvent } from '@/features/admin-events/use-save-event'

const NOBODY = { kelas: [], peserta: [], pengawas: [] }

/** /admin/jadwal/add */
export default function AddEventPage() {
  const { mutateAsync, isPending } = useMutation(createEventMutation)
  const { fieldErrors, save } = useSaveEvent()

  return (
    <div className="grid max-w-4xl gap-6">
      <PageHeading lead="Disimpan sebagai konsep dahulu. Peserta melihatnya setelah Anda menjadwalkannya.">
        Buat Jadwal Ujian
      </PageHeading>
      <EventForm
        initial={NEW_EVENT}
        people={NOBODY}
        submitLabel="Simpan Konsep"
        isPending={isPending}
        isPackageFixed={false}
        fieldErrors={fieldErrors}
        onSubmit={(body) => save(mutateAsync(body))}
      />
    </div>
  )
}
