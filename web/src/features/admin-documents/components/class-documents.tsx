import {
  ClassCertificatesButton,
  useMayTakeCertificates,
} from '@/features/admin-documents/components/certificates-button'
import { DocumentsSection } from '@/features/admin-documents/components/documents-section'

/** The documents of a class that this user may download. Hidden where files can't be saved. */
export function ClassDocuments({ id }: { id: number }) {
  if (!useMayTakeCertificates()) return null

  return (
    <DocumentsSection text="Sertifikat semua peserta untuk satu paket: dari pengerjaan terakhir masing-masing. Setiap unduhan dicatat di Audit Log.">
      <ClassCertificatesButton id={id} />
    </DocumentsSection>
  )
}
