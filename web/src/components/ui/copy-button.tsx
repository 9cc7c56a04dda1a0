import { Copy } from 'lucide-react'
import type { ComponentProps } from 'react'
import { Button } from '@/components/ui/button'
import { toast } from '@/components/ui/toast'

interface CopyButtonProps extends Pick<ComponentProps<typeof Button>, 'variant' | 'size'> {
  /** What goes to the clipboard. */
  text: string
  /** What to say when it is there, and when it can't be. */
  done: string
  failed: string
  children: string
}

/** Puts a text on the clipboard; nothing where the browser keeps that from the page. */
export function CopyButton({ text, done, failed, children, ...look }: CopyButtonProps) {
  // Browsers offer the clipboard on secure addresses only.
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
