import { X } from 'lucide-react'
import { Dialog as Radix } from 'radix-ui'
import type { ReactNode } from 'react'
import { IconButton } from '@/components/ui/icon-button'
import { useDialogFocus } from '@/components/ui/use-dialog-focus'
import { overlays } from '@/lib/browser/overlays'

interface DrawerProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  title: string
  children: ReactNode
}

/** A panel at the left edge, over the page. Esc, × and a press outside close it, and the focus returns. */
export function Drawer({ open, onOpenChange, title, children }: DrawerProps) {
  const dialogFocus = useDialogFocus()

  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal container={overlays()}>
        <Radix.Overlay className="fixed inset-0 z-50 animate-fade-in bg-overlay" />
        <Radix.Content
          aria-describedby={undefined}
          className="fixed inset-y-0 left-0 z-50 flex w-72 max-w-[85vw] animate-fade-in flex-col bg-surface text-ink shadow-raised outline-none"
          {...dialogFocus}
        >
          <header className="flex items-center gap-3 border-b border-line py-2 pr-2 pl-5">
            <Radix.Title className="min-w-0 flex-1 truncate text-lg font-bold">{title}</Radix.Title>
            <Radix.Close asChild>
              <IconButton icon={X} label="Tutup" />
            </Radix.Close>
          </header>
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}
