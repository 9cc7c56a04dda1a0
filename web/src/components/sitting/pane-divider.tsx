import { GripHorizontal, GripVertical } from 'lucide-react'
import {
  memo,
  useRef,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type RefObject,
} from 'react'
import { DEFAULT_SHARES, SHARE_LIMITS, shareWithin, useSplit } from '@/components/sitting/split'
import { useMediaQuery } from '@/lib/browser/use-media-query'
import { classNames } from '@/lib/class-names'

/** The same query as the variant `beside` in tokens.css. */
const BESIDE = '(min-width: 1024px), (min-width: 640px) and (orientation: landscape)'

/** The step of a key press, in per cent. */
const STEP = 5

/** The distance in pixels that still counts as a tap. */
const TAP = 4

/** A tap moves it to the next of these, so that dragging is never necessary. */
const STOPS = [30, 50, 70]

/**
 * Divides the space between a passage and its question by dragging, tapping and keys. A double tap resets it, and the
 * device remembers the ratio. Its parent element has `--above` and `--beside`. Memoised, because answers don't affect
 * it.
 */
export default memo(function PaneDivider() {
  const isBeside = useMediaQuery(BESIDE)
  const side = isBeside ? 'beside' : 'above'
  const share = useSplit((split) => shareWithin(split[side]))
  const grip = useRef<HTMLDivElement>(null)
  const set = (to: number) => useSplit.setState({ [side]: shareWithin(to) })

  function press(event: KeyboardEvent) {
    const to = shareAfter(event.key, share, isBeside)
    if (to === null) return
    event.preventDefault()
    set(to)
  }

  const drag = useDrag(grip, { isBeside, share, set })

  function tap({ detail }: MouseEvent) {
    if (drag.wasMoved()) return
    if (detail > 1) set(DEFAULT_SHARES[side])
    else {
      set(nextStop(share))
      onSecondPress(() => set(DEFAULT_SHARES[side]))
    }
  }

  const Grip = isBeside ? GripVertical : GripHorizontal
  return (
    <div
      ref={grip}
      role="separator"
      aria-label="Batas bacaan dan soal"
      aria-orientation={isBeside ? 'vertical' : 'horizontal'}
      aria-valuenow={share}
      aria-valuemin={SHARE_LIMITS.min}
      aria-valuemax={SHARE_LIMITS.max}
      aria-valuetext={`Bacaan ${share} persen`}
      tabIndex={0}
      onKeyDown={press}
      {...drag.handlers}
      onClick={tap}
      className={classNames(
        'flex size-6 shrink-0 touch-none items-center justify-center rounded-sm text-ink-soft select-none hover:text-primary focus-visible:-outline-offset-2',
        isBeside ? 'h-full cursor-col-resize' : 'w-full cursor-row-resize'
      )}
    >
      <Grip aria-hidden className="size-5" />
    </div>
  )
})

interface DragOptions {
  isBeside: boolean
  share: number
  set: (share: number) => void
}

/** Handles dragging the grip, and sets the share at the end. */
function useDrag(grip: RefObject<HTMLDivElement | null>, { isBeside, share, set }: DragOptions) {
  const drag = useRef<{ from: number; share: number; isMoved: boolean } | null>(null)
  const wasMoved = useRef(false)
  const place = (event: PointerEvent) => (isBeside ? event.clientX : event.clientY)

  const handlers = {
    onPointerDown(event: PointerEvent) {
      event.currentTarget.setPointerCapture(event.pointerId)
      drag.current = { from: place(event), share, isMoved: false }
    },
    onPointerMove(event: PointerEvent) {
      const panes = grip.current?.parentElement
      if (!drag.current || !panes) return
      const { left, top, width, height } = panes.getBoundingClientRect()
      drag.current.isMoved ||= Math.abs(place(event) - drag.current.from) > TAP
      if (!drag.current.isMoved) return
      drag.current.share = shareWithin(
        (isBeside ? (event.clientX - left) / width : (event.clientY - top) / height) * 100
      )
      // React renders only the final position, so that old computers can follow the drag.
      const side = isBeside ? 'beside' : 'above'
      panes.style.setProperty(`--${side}`, `${drag.current.share}%`)
    },
    onPointerUp() {
      const { current: dropped } = drag
      drag.current = null
      wasMoved.current = dropped?.isMoved ?? false
      if (dropped?.isMoved) set(dropped.share)
    },
    onPointerCancel() {
      drag.current = null
    },
  }
  return { handlers, wasMoved: () => wasMoved.current }
}

/** The share after a key press, or null for other keys. */
function shareAfter(key: string, share: number, isBeside: boolean): number | null {
  switch (key) {
    case isBeside ? 'ArrowLeft' : 'ArrowUp':
      return share - STEP
    case isBeside ? 'ArrowRight' : 'ArrowDown':
      return share + STEP
    case 'Home':
      return SHARE_LIMITS.min
    case 'End':
      return SHARE_LIMITS.max
    case 'Enter':
      return nextStop(share)
    default:
      return null
  }
}

function nextStop(share: number): number {
  return STOPS.find((stop) => stop > share) ?? Math.min(...STOPS)
}

/** The first press has moved the divider away, so the second hits another element, which must ignore it. */
function onSecondPress(act: () => void): void {
  function click(event: Event) {
    if (!(event instanceof UIEvent) || event.detail !== 2) return
    event.preventDefault()
    event.stopPropagation()
    act()
  }
  document.addEventListener('click', click, { capture: true, once: true })
}
