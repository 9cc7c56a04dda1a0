import { Quote } from 'lucide-react'
import { mediaUrl } from '@/lib/api/request-url'
import type { Testimonial } from '@/features/landing/model/testimonial-columns'

/** What one learner says. */
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
