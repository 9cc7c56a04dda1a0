import { Pause, Play } from 'lucide-react'
import { useReducer, useState } from 'react'
import { Button } from '@/components/ui/button'
import { SectionFrame } from '@/features/landing/components/section-frame'
import {
  TestimonialCard,
  TestimonialColumn,
  testimonialColumns,
  type Testimonial,
} from '@/features/landing/components/testimonial-column'
import { useInView } from '@/lib/browser/use-in-view'
import { useMediaQuery } from '@/lib/browser/use-media-query'

/** Product-spec section 9: the columns move only in windows wider than 768 px, with this fraction visible. */
const WIDE = '(min-width: 769px)'
const SHARE_IN_SIGHT = 0.3

/** Testimonials in two columns that move in opposite directions, if there is space and motion is allowed. */
export function Testimonials({ testimonials }: { testimonials: Testimonial[] }) {
  const isWide = useMediaQuery(WIDE)
  const isStill = useMediaQuery('(prefers-reduced-motion: reduce)')
  const [isPaused, setPaused] = useState(false)
  const [isHeld, setHeld] = useState(false)
  const [isInView, box] = useInView<HTMLDivElement>(SHARE_IN_SIGHT)
  const isMoving = isWide && !isStill
  /** Number of moving columns. Short columns don't move. */
  const [moving, countMoving] = useReducer((sum: number, change: 1 | -1) => sum + change, 0)
  const columns = testimonialColumns(testimonials)

  return (
    <SectionFrame
      id="testimoni"
      title="Kata mereka yang sudah belajar"
      className="grid gap-8 md:grid-cols-[15rem_1fr] lg:grid-cols-[20rem_1fr] lg:gap-12"
      lead={
        <>
          <p className="mt-4 text-lg text-ink-soft">
            {testimonials.length === 0
              ? 'Cerita peserta kelas dan simulasi kami akan tampil di sini.'
              : 'Pengalaman peserta mengikuti kelas dan simulasi.'}
          </p>
          {moving > 0 && (
            <Button
              variant="secondary"
              size="sm"
              className="mt-6"
              onClick={() => setPaused(!isPaused)}
            >
              {isPaused ? (
                <Play aria-hidden className="size-4" />
              ) : (
                <Pause aria-hidden className="size-4" />
              )}
              {isPaused ? 'Gerakkan lagi' : 'Hentikan gerakan'}
            </Button>
          )}
        </>
      }
    >
      {testimonials.length === 0 ? null : isWide ? (
        <div
          ref={box}
          className="grid min-w-0 grid-cols-2 items-start gap-4"
          onPointerEnter={() => setHeld(true)}
          onPointerLeave={() => setHeld(false)}
        >
          {columns.map((column, index) => (
            <TestimonialColumn
              key={index}
              testimonials={column}
              direction={index === 0 ? 1 : -1}
              isFramed={isMoving}
              isRunning={isMoving && isInView && !isPaused && !isHeld}
              isPaused={isPaused}
              onMoving={countMoving}
            />
          ))}
        </div>
      ) : (
        <ScrolledTestimonials testimonials={testimonials} />
      )}
    </SectionFrame>
  )
}

function ScrolledTestimonials({ testimonials }: { testimonials: Testimonial[] }) {
  return (
    <div
      tabIndex={0}
      role="region"
      aria-label="Testimoni, gulir ke samping"
      className="-mx-4 min-w-0 snap-x snap-mandatory scroll-px-4 overflow-x-auto px-4 pb-2 sm:-mx-6 sm:scroll-px-6 sm:px-6"
    >
      <ul className="flex gap-4">
        {testimonials.map((testimonial, index) => (
          <li key={index} className="flex w-[85%] max-w-sm shrink-0 snap-start">
            <TestimonialCard testimonial={testimonial} />
          </li>
        ))}
      </ul>
    </div>
  )
}
