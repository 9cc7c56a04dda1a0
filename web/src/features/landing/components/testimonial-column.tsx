import { useCallback, useEffect, useRef } from 'react'
import { Quote } from 'lucide-react'
import { useSize } from '@/components/ui/use-size'
import { useAutoScroll } from '@/features/landing/hooks/use-auto-scroll'
import { classNames } from '@/lib/class-names'
import { mediaUrl } from '@/lib/api/request-url'
import type { Settings } from '@/lib/settings/settings'

interface TestimonialColumnProps {
  testimonials: Testimonial[]
  /** 1 moves up, -1 down. */
  direction: 1 | -1
  /** Shows part of the column, which may move, instead of the whole column. */
  isFramed: boolean
  isRunning: boolean
  /** Stopped by the user, so that it can be scrolled by hand. */
  isPaused: boolean
  /** Called with 1 when the column starts to be movable, with -1 when it stops. */
  onMoving: (change: 1 | -1) => void
}

/** One column of testimonials. It moves only if it is higher than its frame, and then contains its cards twice. */
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

/** Each card includes its gap, so that two copies are exactly twice as high as one. */
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

/** A learner's testimonial. */
export function TestimonialCard({
  testimonial: { nama, asal, isi, gambar },
}: {
  testimonial: Testimonial
}) {
  return (
    <figure className="flex w-full flex-col gap-4 rounded-md border border-line bg-surface p-5">
      {gambar && (
        <img
          src={mediaUrl(gambar.path) ?? undefined}
          alt={gambar.keterangan ?? `Gambar dari ${nama}`}
          width={gambar.lebar}
          height={gambar.tinggi}
          loading="lazy"
          decoding="async"
          className="h-auto max-h-120 w-full rounded-sm bg-muted object-cover object-top"
        />
      )}
      <Quote aria-hidden className="size-6 shrink-0 text-accent" fill="currentColor" />
      <blockquote className="flex-1 wrap-anywhere whitespace-pre-line">{isi}</blockquote>
      <figcaption className="border-t border-line pt-3">
        <p className="font-bold">{nama}</p>
        {asal && <p className="text-sm text-ink-soft">{asal}</p>}
      </figcaption>
    </figure>
  )
}

export type Testimonial = Settings['testimoni'][number]

/** Distributes testimonials over two columns alternately. A single one stays in one column. */
export function testimonialColumns(testimonials: readonly Testimonial[]): Testimonial[][] {
  return [0, 1]
    .map((column) => testimonials.filter((_, index) => index % 2 === column))
    .filter((column) => column.length > 0)
}
