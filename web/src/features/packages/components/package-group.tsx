import { Hourglass } from 'lucide-react'
import { useId } from 'react'
import type { Standing } from '@/features/packages/api/package-states'
import { PackageCard } from '@/features/packages/components/package-card'
import { isAnnounced } from '@/features/packages/model/card-content'
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
  const isComing = (offer: Group['packages'][number]) => isAnnounced(offer, standings.get(offer.id))
  const offers = group.packages.filter((offer) => !isComing(offer))
  const coming = group.packages.filter(isComing)

  return (
    <section aria-labelledby={titleId} className="grid gap-5">
      <div>
        <h2 id={titleId} className="text-xl font-bold">
          {group.title}
        </h2>
        <p className="text-ink-soft">{group.about}</p>
      </div>
      {offers.length > 0 && (
        <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
          {offers.map((offer) => (
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
      )}
      {(coming.length > 0 || offers.length === 0) && (
        <ComingSoon names={coming.map(({ nama_paket }) => nama_paket)} />
      )}
    </section>
  )
}

/** One line for everything that is only announced. @param names none for a level without packages */
function ComingSoon({ names }: { names: readonly string[] }) {
  return (
    <p className="flex flex-wrap items-center gap-x-3 gap-y-1 rounded-md border border-dashed border-line-strong px-4 py-2.5 text-ink-soft">
      <Hourglass aria-hidden className="size-5 shrink-0 text-ink-faint" strokeWidth={1.5} />
      <strong className="font-bold text-ink">Coming Soon</strong>
      <span className="wrap-anywhere">
        {names.length > 0 ? names.join(', ') : 'Paket di tingkat ini sedang disiapkan.'}
      </span>
    </p>
  )
}
