import { Skeleton } from '@/components/ui/skeleton'
import { VisuallyHidden } from '@/components/ui/visually-hidden'

const GROUP_SIZES = [3, 3]

/** The shape of the package list while it is on its way. */
export function PackagesSkeleton() {
  return (
    <div role="status" className="grid gap-10">
      <VisuallyHidden>Memuat paket soal…</VisuallyHidden>
      {GROUP_SIZES.map((size, group) => (
        <div key={group} className="grid gap-5">
          <Skeleton className="h-7 w-44" />
          <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
            {Array.from({ length: size }, (_, card) => (
              <Skeleton key={card} className="h-48" />
            ))}
          </div>
        </div>
      ))}
    </div>
  )
}
