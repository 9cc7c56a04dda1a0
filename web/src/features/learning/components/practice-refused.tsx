import { SITTING_NOW } from '@lulus/api/contracts/practice'
import { REFUSAL } from '@lulus/api/contracts/refusals'
import { ButtonLink } from '@/components/ui/button-link'
import { EmptyState } from '@/components/ui/empty-state'
import { LoadFailure } from '@/components/ui/load-failure'
import { hasStatus, type ApiError } from '@/lib/api/api-error'
import { paths } from '@/lib/paths'

interface PracticeRefusedProps {
  error: Error
  /** What couldn't be fetched, as a title. */
  title: string
  retrying: boolean
  onRetry: () => void
}

/** Why there are no questions to practise. */
export function PracticeRefused({ error, title, retrying, onRetry }: PracticeRefusedProps) {
  if ((error as ApiError).code === REFUSAL.sitting) {
    return (
      <EmptyState
        title="Simulasi Anda sedang berjalan."
        text={SITTING_NOW}
        action={<ButtonLink to={paths.packages}>Kembali ke simulasi</ButtonLink>}
      />
    )
  }
  if (hasStatus(error, 404)) {
    return (
      <EmptyState
        title="Tugas ini tidak ada lagi."
        text="Mungkin sudah diakhiri guru, atau Anda tidak lagi di kelas itu."
        action={<ButtonLink to={paths.practice}>Latihan harian</ButtonLink>}
      />
    )
  }
  return <LoadFailure title={title} error={error} retrying={retrying} onRetry={onRetry} />
}
