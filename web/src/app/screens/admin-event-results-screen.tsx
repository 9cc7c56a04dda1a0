import EventResultsPage from '@/features/admin-class-results/pages/event-results-page'
import { EventCertificatesButton } from '@/features/admin-documents/components/certificates-button'

/** /admin/hasil-kelas/ujian/{id}: results with certificates of the event. */
export default function AdminEventResultsScreen() {
  return <EventResultsPage certificates={(id) => <EventCertificatesButton id={id} />} />
}
