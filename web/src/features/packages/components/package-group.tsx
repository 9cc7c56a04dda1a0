import { Hourglass } from 'lucide-react'
import { useId } from 'react'
import type { Standing } from '@/features/packages/api/package-states'
import { PackageCard } from '@/features/packages/components/package-card'
import type { PackageGroup as Group } from '@/features/packages/model/group-packages'

interface PackageGroupProps {
  group: Group
  /** The learner's standing with each package; empty while unknown. */
  standings: ReadonlyMap<number, Standing>
  openingId: number | null
  onOpen: (paketId: number) => void
}

/** All packages of one level, or a note that they will come later. */
export function PackageGroup({ group, standings, openingId, onOpen }: PackageGroupProps) {
  const titleId = useId()

  return (
    <section aria-labelledby={titleId} className="grid gap-5">
      <div>
        <h2 id={titleId} className="text-xl font-bold">
          {group.title}
        </h2>
        <p className="text-ink-soft">{group.about}</p>
      </div>
      {group.packages.length > 0 ? (
        <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
          {group.packages.map((offer) => (
            <li key={offer.id} className="grid">
              <PackageCard
                offer={offer}
                standing={standings.get(offer.id)}
                isOpening={openingId === offer.id}
                onOpen={() => onOpen(offer.id)}
              />
            </li>
          ))}
        </ul>
      ) : (
        <ComingSoon />
      )}
    </section>
  )
}

function ComingSoon() {
  return (
    <div className="flex items-center gap-4 rounded-md bg-muted p-6">
      <Hourglass aria-hidden className="size-8 shrink-0 text-ink-faint" strokeWidth={1.5} />
      <div>
        <p className="text-lg font-bold">Coming Soon</p>
        <p className="text-ink-soft">Paket di tingkat ini sedang disiapkan.</p>
      </div>
    </div>
  )
}
