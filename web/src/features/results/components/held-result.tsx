import type { ReactNode } from 'react'
import { Alert } from '@/components/ui/alert'
import { formatDateTime } from '@/lib/format/date'

interface HeldResultProps {
  /** When the result opens, ISO 8601. */
  until: string
  children: ReactNode
}

/** In place of a score that is held back until an exam has ended for everybody. */
export function HeldResult({ until, children }: HeldResultProps) {
  return (
    <Alert title={`Hasil dibuka pada ${formatDateTime(until)}`}>
      <p>{children} Skor, sertifikat, dan pembahasannya tampil mulai saat itu.</p>
    </Alert>
  )
}
