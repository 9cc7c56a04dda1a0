import { X } from 'lucide-react'
import { Dialog as Radix } from 'radix-ui'
import type { ReactNode } from 'react'
import { IconButton } from '@/components/ui/icon-button'
import { OVERLAY_CLASS, PANEL_CLASS } from '@/components/ui/dialog-style'
import { useDialogFocus } from '@/components/ui/use-dialog-focus'
import { overlays } from '@/lib/browser/overlays'
import { classNames } from '@/lib/class-names'

const WIDTHS = { sm: 'sm:max-w-md', md: 'sm:max-w-xl', lg: 'sm:max-w-4xl' } as const

interface DialogProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  title: string
  description?: ReactNode
  size?: keyof typeof WIDTHS
  /** False while the dialog must not be interrupted: no ×, Esc or press outside. */
  dismissable?: boolean
  /** Called after closing. Returns true if it has moved the focus itself. */
  onClosed?: () => boolean
  children: ReactNode
  footer?: ReactNode
}

/** A dialog for forms and details. Esc, × and a press outside close it, and the focus returns. */
export function Dialog({
  open,
  onOpenChange,
  title,
  description,
  size = 'md',
  dismissable = true,
  onClosed,
  children,
  footer,
}: DialogProps) {
  const dialogFocus = useDialogFocus(onClosed)
  const keepOpen = (event: Event) => {
    if (!dismissable) event.preventDefault()
  }

  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal container={overlays()}>
        <Radix.Overlay className={OVERLAY_CLASS}>
          <Radix.Content
            className={classNames(PANEL_CLASS, 'flex flex-col', WIDTHS[size])}
            onEscapeKeyDown={keepOpen}
            onInteractOutside={keepOpen}
            {...dialogFocus}
            {...(description === undefined ? { 'aria-describedby': undefined } : {})}
          >
            <header className="flex items-start gap-3 border-b border-line py-3 pr-3 pl-5 sm:pl-6">
              <div className="min-w-0 flex-1 py-1.5">
                <Radix.Title className="text-lg font-bold">{title}</Radix.Title>
                {description !== undefined && (
                  <Radix.Description className="text-sm text-ink-soft">
                    {description}
                  </Radix.Description>
                )}
              </div>
              {dismissable && (
                <Radix.Close asChild>
                  <IconButton icon={X} label="Tutup" />
                </Radix.Close>
              )}
            </header>
            <div className="min-h-0 flex-1 overflow-y-auto p-5 sm:p-6">{children}</div>
            {footer && (
              <footer className="flex flex-wrap justify-end gap-3 border-t border-line px-5 py-4 sm:px-6">
                {footer}
              </footer>
            )}
          </Radix.Content>
        </Radix.Overlay>
      </Radix.Portal>
    </Radix.Root>
  )
}
