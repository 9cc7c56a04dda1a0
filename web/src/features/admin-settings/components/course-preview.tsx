import { Check } from 'lucide-react'
import { courseOffer } from '@/lib/settings/course-offer'

/** How visitors will read the course text: its paragraphs, and what its list includes. */
export function CoursePreview({ text }: { text: string }) {
  const { paragraphs, facilities } = courseOffer(text)

  return (
    <section
      aria-label="Pratinjau keterangan kursus"
      className="grid gap-4 rounded-md bg-muted p-4 sm:p-5"
    >
      <p className="text-sm font-semibold text-ink-soft">Pratinjau di halaman depan</p>
      {paragraphs.map((paragraph, index) => (
        <p key={index} className="max-w-prose wrap-anywhere">
          {paragraph}
        </p>
      ))}
      {facilities.length > 0 ? (
        <div className="grid gap-2">
          <p className="font-semibold">Yang Anda dapatkan di kelas</p>
          <ul className="grid gap-2 sm:grid-cols-2">
            {facilities.map(({ title, text: sentence }, index) => (
              <li
                key={index}
                className="flex gap-2.5 rounded-md border border-line bg-surface px-3 py-2.5"
              >
                <Check aria-hidden className="mt-0.5 size-5 shrink-0 text-primary" />
                <span className="min-w-0 wrap-anywhere">
                  <strong className="block">{title}</strong>
                  {sentence && <span className="text-ink-soft">{sentence}</span>}
                </span>
              </li>
            ))}
          </ul>
        </div>
      ) : (
        <p className="text-sm text-ink-soft">
          Belum ada fasilitas. Awali sebuah baris dengan tanda hubung (-) untuk menambahkannya.
        </p>
      )}
    </section>
  )
}
