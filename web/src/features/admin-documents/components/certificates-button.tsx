import { Award } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { Button } from '@/components/ui/button'
import { ClassCertificatesDialog } from '@/features/admin-documents/components/class-certificates-dialog'
import { EventCertificatesDialog } from '@/features/admin-documents/components/event-certificates-dialog'
import { useCan } from '@/lib/session/use-can'
import { platform } from '@/platform/platform'

/** Whether this user may download certificates and files can be saved here. */
export function useMayTakeCertificates(): boolean {
  return useCan('results.read') && platform.hasDownloads
}

/** Certificates of a whole class. Hidden from users who may not download them. */
export function ClassCertificatesButton({ id }: { id: number }) {
  return (
    <CertificatesButton label="Sertifikat Kelas">
      {(close) => <ClassCertificatesDialog id={id} onClose={close} />}
    </CertificatesButton>
  )
}

/** Certificates of all learners who took the exam in an event. Hidden from users who may not download them. */
export function EventCertificatesButton({ id }: { id: number }) {
  return (
    <CertificatesButton label="Sertifikat Peserta">
      {(close) => <EventCertificatesDialog id={id} onClose={close} />}
    </CertificatesButton>
  )
}

interface CertificatesButtonProps {
  label: string
  /** The dialog that it opens. */
  children: (close: () => void) => ReactNode
}

function CertificatesButton({ label, children }: CertificatesButtonProps) {
  const [isOpen, setOpen] = useState(false)
  if (!useMayTakeCertificates()) return null
  return (
    <>
      <Button variant="secondary" onClick={() => setOpen(true)}>
        <Award aria-hidden className="size-5" />
        {label}
      </Button>
      {isOpen && children(() => setOpen(false))}
    </>
  )
}
