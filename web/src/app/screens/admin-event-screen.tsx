import { EventDocuments } from '@/features/admin-documents/components/event-documents'
import EventPage from '@/features/admin-events/pages/event-page'

/** /admin/jadwal/{id}: an event with its documents. */
export default function AdminEventScreen() {
  return <EventPage documents={(id) => <EventDocuments id={id} />} />
}
