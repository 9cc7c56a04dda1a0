import ClassResultsPage from '@/features/admin-class-results/pages/class-results-page'
import { ClassCertificatesButton } from '@/features/admin-documents/components/certificates-button'

/** /admin/hasil-kelas/{id}: results with certificates of the class. */
export default function AdminClassResultsScreen() {
  return <ClassResultsPage certificates={(id) => <ClassCertificatesButton id={id} />} />
}
