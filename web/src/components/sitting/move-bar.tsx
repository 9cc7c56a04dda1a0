import { ChevronLeft, ChevronRight } from 'lucide-react'
import type { ReactNode, RefObject } from 'react'
import { Button } from '@/components/ui/button'
import { usePassFocus } from '@/components/ui/use-pass-focus'

interface MoveBarProps {
  /** Goes back; null where that isn't possible. */
  previous: (() => void) | null
  next: (() => void) | null
  /** Takes the focus of a button that leads no further. */
  content: RefObject<HTMLElement | null>
  /** Stands between the two. */
  children?: ReactNode
}

/** Back and on, at the bottom of the window, as in every computer-based exam here. */
export function MoveBar({ previous, next, content, children }: MoveBarProps) {
  const passFocus = usePassFocus(content)

  return (
    <nav
      aria-label="Pindah soal"
      className="sticky bottom-0 z-20 border-t border-line bg-surface py-2.5"
    >
      <div className="mx-auto grid max-w-384 grid-cols-[1fr_auto_1fr] items-center gap-2 px-3 sm:px-6">
        <div>
          {previous && (
            <Button ref={passFocus} variant="secondary" className="max-sm:px-3" onClick={previous}>
              <ChevronLeft aria-hidden className="size-5" />
              <span className="max-sm:sr-only">Sebelumnya</span>
            </Button>
          )}
        </div>
        <div>{children}</div>
        <div className="text-right">
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
