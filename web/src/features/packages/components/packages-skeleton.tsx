import { Skeleton } from '@/components/ui/skeleton'
import { VisuallyHidden } from '@/components/ui/visually-hidden'
import { groupPackages } from '@/features/packages/model/group-packages'

const CARDS = 3

/** The package list while it is on its way: the levels are known before their packages. */
export function PackagesSkeleton() {
  return (
    <div role="status" className="grid gap-10">
      <VisuallyHidden>Memuat paket soal…</VisuallyHidden>
      {groupPackages([]).map(({ level, title, about }) => (
        <div key={level} aria-hidden className="grid gap-5">
          <div>
            <p className="text-xl font-bold">{title}</p>
            <p className="text-ink-soft">{about}</p>
          </div>
          <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
            {Array.from({ length: CARDS }, (_, card) => (
              <Skeleton key={card} className="h-48" />
            ))}
          </div>
        </div>
      ))}
    </div>
  )
}
