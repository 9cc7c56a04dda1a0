import { useQuery } from '@tanstack/react-query'
import { eventCertificatesMutation, eventPlanQuery } from '@/features/admin-documents/api/documents'
import { CertificatesDialog } from '@/features/admin-documents/components/certificates-dialog'

interface EventCertificatesDialogProps {
  id: number
  onClose: () => void
}

/** Certificates of an event, for the attempts in it. */
export function EventCertificatesDialog({ id, onClose }: EventCertificatesDialogProps) {
  return (
    <CertificatesDialog
      title="Sertifikat peserta"
      description="Dari pengerjaan di ujian ini."
      plan={useQuery(eventPlanQuery(id))}
      mutation={eventCertificatesMutation(id)}
      onClose={onClose}
    />
  )
}
