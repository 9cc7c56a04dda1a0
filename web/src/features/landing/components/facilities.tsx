import { Check } from 'lucide-react'
import { SectionFrame } from '@/features/landing/components/section-frame'
import type { Facility } from '@/lib/settings/course-offer'
import { classNames } from '@/lib/class-names'

/** The course's facilities, the first one large. */
export function Facilities({ facilities }: { facilities: Facility[] }) {
  return (
    <SectionFrame id="fasilitas" title="Yang Anda dapatkan di kelas">
      {facilities.length === 0 && (
        <p className="mt-4 max-w-prose text-lg text-ink-soft">
          Tanyakan kepada admin apa saja yang termasuk dalam kelas berikutnya.
        </p>
      )}
      <ul className="mt-8 grid gap-4 empty:hidden sm:grid-cols-2 lg:grid-cols-3">
        {facilities.map(({ title, text }, index) => {
          const isFirst = index === 0
          return (
            <li
              key={title}
              className={classNames(
                'flex gap-4 rounded-md border p-5 sm:p-6',
                isFirst
                  ? 'border-brand bg-brand text-on-brand sm:col-span-2'
                  : 'border-line bg-surface'
              )}
            >
              <span
                aria-hidden
                className={classNames(
                  'flex size-7 shrink-0 items-center justify-center rounded-full',
                  isFirst ? 'bg-accent text-on-accent' : 'bg-primary-soft text-primary'
                )}
              >
                <Check className="size-4" strokeWidth={3} />
              </span>
              <div className="min-w-0">
                <h3 className={classNames('font-bold', isFirst && 'text-xl sm:text-2xl')}>
                  {title}
                </h3>
                {text && (
                  <p className={classNames('mt-1', isFirst ? 'sm:text-lg' : 'text-ink-soft')}>
                    {text}
                  </p>
                )}
              </div>
            </li>
          )
        })}
      </ul>
    </SectionFrame>
  )
}
