import type { Settings } from '@/lib/settings/settings'

export type Testimonial = Settings['testimoni'][number]

/** Deals testimonials out to two columns, in turn; one alone stays in one column. */
export function testimonialColumns(testimonials: readonly Testimonial[]): Testimonial[][] {
  return [0, 1]
    .map((column) => testimonials.filter((_, index) => index % 2 === column))
    .filter((column) => column.length > 0)
}
