import { useMutation, useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { PageHeading } from '@/components/page/page-heading'
import { EmptyState } from '@/components/ui/empty-state'
import { LoadFailure } from '@/components/ui/load-failure'
import { packagesQuery, type PackageOffer } from '@/features/packages/api/list-packages'
import { PackageGroup } from '@/features/packages/components/package-group'
import { PackagesSkeleton } from '@/features/packages/components/packages-skeleton'
import { groupPackages } from '@/features/packages/model/group-packages'

interface PackagesPageProps {
  /** The learner's last score, above the packages. */
  lastScore: ReactNode
  /** While it is, the packages wait too: what stands above them would move them. */
  isScoreAwaited: boolean
  /** Leads to the exam or the payment, or says what is being waited for. */
  onOpen: (paketId: number) => Promise<void>
}

/** /paketsoal: what can be bought and sat. */
export function PackagesPage({ lastScore, isScoreAwaited, onOpen }: PackagesPageProps) {
  const packages = useQuery(packagesQuery)
  const isWaiting = packages.isPending || isScoreAwaited

  return (
    <div className="grid gap-10">
      <PageHeading lead="Pilih paket soal, selesaikan pembayaran, lalu kerjakan simulasinya.">
        Simulasi TOEFL
      </PageHeading>
      {!isWaiting && lastScore}
      {isWaiting && <PackagesSkeleton />}
      {packages.isError && !packages.data && (
        <LoadFailure
          title="Gagal mengambil data paket"
          error={packages.error}
          retrying={packages.isFetching}
          onRetry={() => void packages.refetch()}
        />
      )}
      {!isScoreAwaited && packages.data?.length === 0 && (
        <EmptyState
          title="Belum ada paket soal."
          text="Paket soal sedang disiapkan. Silakan kembali lagi nanti."
        />
      )}
      {!isScoreAwaited && packages.data && packages.data.length > 0 && (
        <PackageGroups packages={packages.data} onOpen={onOpen} />
      )}
    </div>
  )
}

function PackageGroups({
  packages,
  onOpen,
}: {
  packages: PackageOffer[]
  onOpen: PackagesPageProps['onOpen']
}) {
  const opening = useMutation({ mutationFn: onOpen })

  return groupPackages(packages).map((group) => (
    <PackageGroup
      key={group.level}
      group={group}
      openingId={opening.isPending ? opening.variables : null}
      onOpen={(paketId) => {
        if (!opening.isPending) opening.mutate(paketId)
      }}
    />
  ))
}
