import { useMutation, useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { PageHeading } from '@/components/page/page-heading'
import { LoadFailure } from '@/components/ui/load-failure'
import { packagesQuery, type PackageOffer } from '@/lib/query/packages'
import { packageStatesQuery, type Standing } from '@/features/packages/api/package-states'
import { PackageGroup } from '@/features/packages/components/package-group'
import { groupPackages } from '@/features/packages/model/group-packages'
import { Skeleton } from '@/components/ui/skeleton'
import { VisuallyHidden } from '@/components/ui/screen-reader'

/** Opens packages one at a time. */
export interface Opening {
  /** The package whose access is being checked. */
  openingId: number | null
  open: (paketId: number) => void
}

interface PackagesPageProps {
  greeting: string
  /** What the learner does next, and the last score. */
  top: (opening: Opening) => ReactNode
  /** The learner's exam events, above the packages. */
  events: ReactNode
  /** Bundles of packages, below them. */
  bundles: ReactNode
  /** Whether the content above is loading. Then the packages wait too, so that it doesn't move them. */
  isAboveAwaited: boolean
  /** Opens the exam or the payment, or explains why to wait. */
  onOpen: (paketId: number) => Promise<void>
}

/** /paketsoal: packages to buy and to take, and the learner's home. */
export function PackagesPage({
  greeting,
  top,
  events,
  bundles,
  isAboveAwaited,
  onOpen,
}: PackagesPageProps) {
  const packages = useQuery(packagesQuery)
  const states = useQuery(packageStatesQuery)
  // The first failure ends the waiting, because the cards also work without the standings.
  const areStatesAwaited = states.isPending && states.failureCount === 0
  const isWaiting = packages.isPending || isAboveAwaited || areStatesAwaited
  const { isPending: isOpening, variables, mutate } = useMutation({ mutationFn: onOpen })
  const opening: Opening = {
    openingId: isOpening ? variables : null,
    open: (paketId) => {
      if (!isOpening) mutate(paketId)
    },
  }

  return (
    <div className="grid gap-10 low:gap-6">
      <div className="grid gap-1 low:flex low:flex-row-reverse low:items-baseline low:justify-between">
        <p className="text-lg font-semibold text-ink-soft wrap-anywhere">{greeting}</p>
        <PageHeading>Simulasi TOEFL</PageHeading>
      </div>
      {!isWaiting && top(opening)}
      {!isWaiting && events}
      {isWaiting && <PackagesSkeleton />}
      {packages.isError && !packages.data && (
        <LoadFailure
          title="Gagal mengambil data paket"
          error={packages.error}
          retrying={packages.isFetching}
          onRetry={() => void packages.refetch()}
        />
      )}
      {!isWaiting && packages.data && (
        <>
          {packages.data.length === 0 && <p>Belum ada paket soal. Silakan kembali lagi nanti.</p>}
          <PackageGroups packages={packages.data} standings={states.data ?? []} opening={opening} />
          {bundles}
        </>
      )}
    </div>
  )
}

interface PackageGroupsProps {
  packages: PackageOffer[]
  standings: Standing[]
  opening: Opening
}

function PackageGroups({ packages, standings, opening }: PackageGroupsProps) {
  const byPackage = new Map(standings.map((standing) => [standing.paket_soal_id, standing]))

  return groupPackages(packages).map((group) => (
    <PackageGroup
      key={group.level}
      group={group}
      standings={byPackage}
      openingId={opening.openingId}
      onOpen={opening.open}
    />
  ))
}

const CARDS = 3

/** Placeholder of the package list. The levels are known before their packages. */
function PackagesSkeleton() {
  return (
    <div role="status" className="grid gap-10">
      <VisuallyHidden>Memuat paket soal…</VisuallyHidden>
      <Skeleton className="h-52" />
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
