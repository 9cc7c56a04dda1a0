import { GripHorizontal, GripVertical } from 'lucide-react'
import { memo, useRef, type KeyboardEvent, type MouseEvent, type PointerEvent } from 'react'
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
  const drag = useRef<{ from: number; share: number; isMoved: boolean } | null>(null)
  const wasMoved = useRef(false)
  const set = (to: number) => useSplit.setState({ [side]: shareWithin(to) })

  function press(event: KeyboardEvent) {
    const [less, more] = isBeside ? ['ArrowLeft', 'ArrowRight'] : ['ArrowUp', 'ArrowDown']
    const to =
      event.key === less
        ? share - STEP
        : event.key === more
          ? share + STEP
          : event.key === 'Home'
            ? SHARE_LIMITS.min
            : event.key === 'End'
              ? SHARE_LIMITS.max
              : event.key === 'Enter'
                ? nextStop(share)
                : null
    if (to === null) return
    event.preventDefault()
    set(to)
  }

  const place = (event: PointerEvent) => (isBeside ? event.clientX : event.clientY)

  function move(event: PointerEvent) {
    const panes = grip.current?.parentElement
    if (!drag.current || !panes) return
    const { left, top, width, height } = panes.getBoundingClientRect()
    drag.current.isMoved ||= Math.abs(place(event) - drag.current.from) > TAP
    if (!drag.current.isMoved) return
    drag.current.share = shareWithin(
      (isBeside ? (event.clientX - left) / width : (event.clientY - top) / height) * 100
    )
    // React renders only the final position, so that old computers can follow the drag.
    panes.style.setProperty(`--${side}`, `${drag.current.share}%`)
  }

  function drop() {
    const { current: dropped } = drag
    drag.current = null
    wasMoved.current = dropped?.isMoved ?? false
    if (dropped?.isMoved) set(dropped.share)
  }

  function tap({ detail }: MouseEvent) {
    if (wasMoved.current) return
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
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId)
        drag.current = { from: place(event), share, isMoved: false }
      }}
      onPointerMove={move}
      onPointerUp={drop}
      onClick={tap}
      onPointerCancel={() => {
        drag.current = null
      }}
      className={classNames(
        'flex size-6 shrink-0 touch-none items-center justify-center rounded-sm text-ink-soft select-none hover:text-primary focus-visible:-outline-offset-2',
        isBeside ? 'h-full cursor-col-resize' : 'w-full cursor-row-resize'
      )}
    >
      <Grip aria-hidden className="size-5" />
    </div>
  )
})

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
