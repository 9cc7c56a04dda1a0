import { FileDown } from 'lucide-react'
import { Button } from '@/components/ui/button'
import { useChange } from '@/components/use-change'
import type { Change } from '@/lib/query/change-meta'
import { platform } from '@/platform/platform'

interface PaperButtonProps {
  /** Saves the paper of the payment or person with this id. */
  mutation: Change<unknown, number>
  id: number
  size?: 'sm' | 'md'
  /** Id of the element that names it. */
  describedBy?: string
  children: string
}

/** Saves a file, such as the receipt of a payment. Hidden where files can't be saved. */
export function PaperButton({ mutation, id, size, describedBy, children }: PaperButtonProps) {
  const { change: save, isPending } = useChange(mutation, { done: null })
  if (!platform.hasDownloads) return null

  return (
    <Button
      variant="secondary"
      size={size}
      loading={isPending}
      aria-describedby={describedBy}
      onClick={() => save(id)}
    >
      {!isPending && <FileDown aria-hidden className="size-4" />}
      {children}
    </Button>
  )
}
