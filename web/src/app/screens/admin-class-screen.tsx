import ClassPage from '@/features/admin-classes/pages/class-page'
import { ClassDocuments } from '@/features/admin-documents/components/class-documents'

/** /admin/kelas/{id}: a class with its documents. */
export default function AdminClassScreen() {
  return <ClassPage documents={(id) => <ClassDocuments id={id} />} />
}
