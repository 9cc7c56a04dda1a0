import { RotateCw } from 'lucide-react'
import { Alert } from '@/components/ui/alert'
import { Button } from '@/components/ui/button'
import { isUnreachable, messageOf } from '@/lib/api/api-error'

interface LoadFailureProps {
  /** Names the content that failed to load. */
  title: string
  error: unknown
  onRetry: () => void
  /** Whether a retry is running. */
  retrying?: boolean
}

/** Replaces content that failed to load: shows what failed and why, if known, with a button to retry. */
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
      {isUnreachable(error) && ' Terbuka sendiri begitu terhubung lagi.'}
    </Alert>
  )
}
