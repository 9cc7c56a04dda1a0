import { useCallback, useEffect, useRef } from 'react'
import { useSize } from '@/components/ui/use-size'
import { TestimonialCard } from '@/features/landing/components/testimonial-card'
import { useAutoScroll } from '@/features/landing/hooks/use-auto-scroll'
import type { Testimonial } from '@/features/landing/model/testimonial-columns'
import { classNames } from '@/lib/class-names'

interface TestimonialColumnProps {
  testimonials: Testimonial[]
  /** 1 moves up, -1 down. */
  direction: 1 | -1
  /** Shows a part of the column, which may move; otherwise all of it stands there. */
  isFramed: boolean
  isRunning: boolean
  /** Stopped for good: then it can be scrolled by hand. */
  isPaused: boolean
  /** Called with 1 when there is something to move here, with -1 when there no longer is. */
  onMoving: (change: 1 | -1) => void
}

/** One column of testimonials. Only what is higher than its frame moves; then its content stands in it twice. */
export function TestimonialColumn({
  testimonials,
  direction,
  isFramed,
  isRunning,
  isPaused,
  onMoving,
}: TestimonialColumnProps) {
  const frame = useRef<HTMLDivElement | null>(null)
  const [frameSize, measureFrame] = useSize<HTMLDivElement>()
  const [contentSize, measureContent] = useSize<HTMLUListElement>()
  const isHigher = isFramed && (contentSize?.height ?? 0) > (frameSize?.height ?? 0)
  useAutoScroll(frame, { direction, isRunning: isRunning && isHigher })
  useEffect(() => {
    if (!isHigher) return
    onMoving(1)
    return () => onMoving(-1)
  }, [isHigher, onMoving])

  const setFrame = useCallback(
    (element: HTMLDivElement | null) => {
      frame.current = element
      return measureFrame(element)
    },
    [measureFrame]
  )

  return (
    <div
      ref={setFrame}
      {...(isHigher && isPaused ? { tabIndex: 0, role: 'group', 'aria-label': 'Testimoni' } : {})}
      className={classNames(
        'rounded-md',
        isFramed && 'max-h-[30rem]',
        isFramed && (isPaused ? 'overflow-y-auto' : 'overflow-hidden')
      )}
    >
      <Cards testimonials={testimonials} measure={measureContent} />
      {isHigher && <Cards testimonials={testimonials} isCopy />}
    </div>
  )
}

interface CardsProps {
  testimonials: Testimonial[]
  measure?: (element: HTMLUListElement | null) => (() => void) | undefined
  isCopy?: boolean
}

/** Each card brings its distance to the next, so that two copies are exactly twice as high as one. */
function Cards({ testimonials, measure, isCopy = false }: CardsProps) {
  return (
    <ul ref={measure} aria-hidden={isCopy || undefined}>
      {testimonials.map((testimonial, index) => (
        <li key={index} className="pb-4">
          <TestimonialCard testimonial={testimonial} />
        </li>
      ))}
    </ul>
  )
}
