import { RotateCw } from 'lucide-react'
import { Alert } from '@/components/ui/alert'
import { Button } from '@/components/ui/button'
import { messageOf } from '@/lib/api/api-error'

interface LoadFailureProps {
  /** What couldn't be shown. */
  title: string
  error: unknown
  onRetry: () => void
  /** Whether it is being tried again right now. */
  retrying?: boolean
}

/** Stands where something couldn't be fetched: says what and, if known, why, and tries again. */
export function LoadFailure({ title, error, onRetry, retrying = false }: LoadFailureProps) {
  return (
    <Alert
      tone="danger"
      title={title}
      action={
        <Button variant="secondary" size="sm" loading={retrying} onClick={onRetry}>
          {!retrying && <RotateCw aria-hidden className="size-4" />}
          Coba lagi
        </Button>
      }
    >
      {messageOf(error, '')}
    </Alert>
  )
}
