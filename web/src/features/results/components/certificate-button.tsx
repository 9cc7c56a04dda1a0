import { Download } from 'lucide-react'
import type { ComponentProps } from 'react'
import { Button } from '@/components/ui/button'
import { useChange } from '@/components/use-change'
import type { Change } from '@/lib/query/change-meta'
import { platform } from '@/platform/platform'

interface CertificateButtonProps extends Pick<
  ComponentProps<typeof Button>,
  'variant' | 'size' | 'aria-describedby'
> {
  download: Change<void, void>
  children: string
}

/** Saves a certificate as PDF. Hidden where files can't be saved. */
export function CertificateButton({ download, children, ...props }: CertificateButtonProps) {
  const { change: save, isPending } = useChange(download)

  if (!platform.hasDownloads) return null
  return (
    <Button loading={isPending} onClick={() => save()} {...props}>
      {!isPending && <Download aria-hidden className="size-4" />}
      {children}
    </Button>
  )
}
