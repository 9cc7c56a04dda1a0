import { Copy } from 'lucide-react'
import { Button } from '@/components/ui/button'
import { toast } from '@/components/ui/toast'

/** Puts the amount on the clipboard, for the payment app that asks for it. */
export function CopyAmount({ amount }: { amount: number }) {
  // Browsers offer the clipboard on secure addresses only.
  if (!navigator.clipboard) return null

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(String(amount))
      toast.success('Nominal disalin.')
    } catch (error) {
      console.error('The amount can not be copied', error)
      toast.error('Nominal tidak dapat disalin. Silakan ketik sendiri.')
    }
  }

  return (
    <Button variant="quiet" size="sm" onClick={() => void copy()}>
      <Copy aria-hidden className="size-4" />
      Salin nominal
    </Button>
  )
}
