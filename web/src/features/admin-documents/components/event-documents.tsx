import {
  attendanceMutation,
  attendanceSheetMutation,
  minutesMutation,
} from '@/features/admin-documents/api/documents'
import { EventCertificatesButton } from '@/features/admin-documents/components/certificates-button'
import { DocumentButton } from '@/features/admin-documents/components/document-button'
import { DocumentsSection } from '@/features/admin-documents/components/documents-section'
import { platform } from '@/platform/platform'

/** The documents of an event that this user may download. Hidden where files can't be saved. */
export function EventDocuments({ id }: { id: number }) {
  if (!platform.hasDownloads) return null

  return (
    <DocumentsSection text="Berita acara diisi dari yang tercatat, dan bertanda Sementara sampai ujian selesai. Setiap unduhan dicatat di Audit Log.">
      <DocumentButton download={attendanceMutation} id={id}>
        Daftar Hadir (PDF)
      </DocumentButton>
      <DocumentButton download={attendanceSheetMutation} id={id}>
        Daftar Hadir (Excel)
      </DocumentButton>
      <DocumentButton download={minutesMutation} id={id}>
        Berita Acara (PDF)
      </DocumentButton>
      <EventCertificatesButton id={id} />
    </DocumentsSection>
  )
}
