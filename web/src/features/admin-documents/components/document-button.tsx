import { useMutation, type UseMutationOptions } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { Button } from '@/components/ui/button'
import { useDialogs } from '@/components/ui/dialogs/dialogs-context'
import { messageOf } from '@/lib/api/api-error'
import { isKnownFailure } from '@/lib/session/known-failure'

interface DocumentButtonProps {
  /** Generates the document and saves it. */
  download: UseMutationOptions<void, Error, number>
  /** The event's id. */
  id: number
  children: string
}

/** Saves a document of an event. */
export function DocumentButton({ download, id, children }: DocumentButtonProps) {
  const dialogs = useDialogs()
  const { mutate: save, isPending } = useMutation({
    ...download,
    onError: (error) => {
      if (isKnownFailure(error)) return
      void dialogs.alert({
        tone: 'danger',
        title: 'Gagal mengunduh dokumen',
        text: messageOf(error, 'Silakan coba lagi.'),
      })
    },
  })

  return (
    <Button variant="secondary" loading={isPending} onClick={() => save(id)}>
      {!isPending && <Download aria-hidden className="size-4" />}
      {children}
    </Button>
  )
}
