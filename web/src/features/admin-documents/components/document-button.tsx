import { Download } from 'lucide-react'
import { Button } from '@/components/ui/button'
import { useChange } from '@/components/use-change'
import type { Change } from '@/lib/query/change-meta'

interface DocumentButtonProps {
  /** Generates the document and saves it. */
  download: Change<void, number>
  /** The event's id. */
  id: number
  children: string
}

/** Saves a document of an event. */
export function DocumentButton({ download, id, children }: DocumentButtonProps) {
  const { change: save, isPending } = useChange(download)

  return (
    <Button variant="secondary" loading={isPending} onClick={() => save(id)}>
      {!isPending && <Download aria-hidden className="size-4" />}
      {children}
    </Button>
  )
}
