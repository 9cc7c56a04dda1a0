import { ChevronLeft, ChevronRight } from 'lucide-react'
import type { ReactNode, RefObject } from 'react'
import { Button } from '@/components/ui/button'
import { usePassFocus } from '@/components/ui/use-pass-focus'

interface MoveBarProps {
  /** Goes back, or null if that isn't possible. */
  previous: (() => void) | null
  next: (() => void) | null
  /** Gets the focus when a button is removed. */
  content: RefObject<HTMLElement | null>
  /** Replaces the next button after the last question. */
  end?: ReactNode
  /** Rendered between the two buttons. */
  children?: ReactNode
}

/** The buttons back and next, at the bottom of the window. */
export function MoveBar({ previous, next, content, end, children }: MoveBarProps) {
  const passFocus = usePassFocus(content)

  return (
    <nav
      aria-label="Pindah soal"
      className="z-20 shrink-0 border-t border-line bg-surface py-2.5 low:py-1"
    >
      <div className="mx-auto grid max-w-384 grid-cols-[auto_1fr_auto] items-center gap-2 px-3 sm:grid-cols-[1fr_auto_1fr] sm:px-6">
        <div>
          {previous && (
            <Button ref={passFocus} variant="secondary" className="max-sm:px-3" onClick={previous}>
              <ChevronLeft aria-hidden className="size-5" />
              <span className="max-sm:sr-only">Sebelumnya</span>
            </Button>
          )}
        </div>
        <div className="max-sm:text-right">{children}</div>
        <div className="text-right">
          {!next && end}
          {next && (
            <Button ref={passFocus} className="max-sm:px-4" onClick={next}>
              <span>Selanjutnya</span>
              <ChevronRight aria-hidden className="size-5 max-sm:hidden" />
            </Button>
          )}
        </div>
      </div>
    </nav>
  )
}
