import { Copy } from 'lucide-react'
import type { ComponentProps } from 'react'
import { Button } from '@/components/ui/button'
import { toast } from 'sonner'

interface CopyButtonProps extends Pick<ComponentProps<typeof Button>, 'variant' | 'size'> {
  text: string
  /** Messages for success and failure. */
  done: string
  failed: string
  children: string
}

/** Copies a text to the clipboard. Hidden where the browser doesn't allow it. */
export function CopyButton({ text, done, failed, children, ...look }: CopyButtonProps) {
  // Browsers offer the clipboard only on secure origins.
  if (!navigator.clipboard) return null

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text)
      toast.success(done)
    } catch (error) {
      console.error('The text can not be copied', error)
      toast.error(failed)
    }
  }

  return (
    <Button onClick={() => void copy()} {...look}>
      <Copy aria-hidden className="size-4" />
      {children}
    </Button>
  )
}
