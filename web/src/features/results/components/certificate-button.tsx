import { useMutation, type UseMutationOptions } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import type { ComponentProps } from 'react'
import { Button } from '@/components/ui/button'
import { useDialogs } from '@/components/ui/dialogs/dialogs-context'
import { hasStatus, messageOf } from '@/lib/api/api-error'
import { platform } from '@/platform/platform'

interface CertificateButtonProps extends Pick<
  ComponentProps<typeof Button>,
  'variant' | 'size' | 'aria-describedby'
> {
  download: UseMutationOptions<void>
  children: string
}

/** Saves a certificate as PDF. Hidden where files can't be saved. */
export function CertificateButton({ download, children, ...props }: CertificateButtonProps) {
  const dialogs = useDialogs()
  const { mutate: save, isPending } = useMutation({
    ...download,
    onError: (error) => {
      // A lost session redirects to /login.
      if (hasStatus(error, 401)) return
      void dialogs.alert({
        tone: 'danger',
        title: 'Gagal mengunduh sertifikat',
        text: messageOf(error, 'Silakan coba lagi.'),
      })
    },
  })

  if (!platform.hasDownloads) return null
  return (
    <Button loading={isPending} onClick={() => save()} {...props}>
      {!isPending && <Download aria-hidden className="size-4" />}
      {children}
    </Button>
  )
}
