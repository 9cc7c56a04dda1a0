import { useQueries, useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { PageHeading } from '@/components/page/page-heading'
import { Alert } from '@/components/ui/alert'
import { ButtonLink } from '@/components/ui/button-link'
import { EmptyState } from '@/components/ui/empty-state'
import { LoadFailure } from '@/components/ui/load-failure'
import { SkeletonList } from '@/components/ui/skeleton'
import {
  ownAccessQuery,
  ownPaymentsQuery,
  packageAccessQuery,
} from '@/features/payments/api/payments'
import { AccessItem } from '@/features/payments/components/access-item'
import { PaymentItem } from '@/features/payments/components/payment-item'
import {
  givenPackages,
  ownPackages,
  type GivenPackage,
  type OwnPackage,
} from '@/features/payments/model/own-packages'
import {
  grantedPackages,
  paymentSteps,
  type PaymentStep,
} from '@/features/payments/model/payment-step'
import { paths } from '@/lib/paths'

interface MyPackagesPageProps {
  /** The learner's exam events for which a device can be checked. */
  events?: ReactNode
}

/** /paket-saya: the learner's payments with their status, and grants without a payment. */
export default function MyPackagesPage({ events }: MyPackagesPageProps) {
  const payments = useQuery(ownPaymentsQuery)
  const given = useQuery(ownAccessQuery)
  // The payments are shown even if the grants fail to load.
  const isKnown = payments.data && !given.isPending
  const packages = isKnown ? ownPackages(payments.data, given.data ?? []) : null

  return (
    <div className="grid gap-8">
      <PageHeading
        lead="Pembayaran Anda dan paket yang dapat dikerjakan."
        actions={
          <ButtonLink variant="secondary" to={paths.packages}>
            Beli paket
          </ButtonLink>
        }
      >
        Paket Saya
      </PageHeading>
      {events}
      {!packages && !payments.isError && (
        <SkeletonList label="Memuat pembayaran…" rows={3} rowClassName="h-28" />
      )}
      {payments.isError && !payments.data && (
        <LoadFailure
          title="Terjadi kesalahan saat mengambil data pembayaran."
          error={payments.error}
          retrying={payments.isFetching}
          onRetry={() => void payments.refetch()}
        />
      )}
      {given.isError && payments.data && (
        <Alert tone="warning">Akses tanpa pembayaran belum dapat ditampilkan.</Alert>
      )}
      {packages?.length === 0 && (
        <EmptyState
          title="Tidak ada data pembayaran."
          text="Pilih paket soal dan selesaikan pembayarannya untuk mulai mengerjakan simulasi."
          action={<ButtonLink to={paths.packages}>Pilih paket soal</ButtonLink>}
        />
      )}
      {packages && packages.length > 0 && <PackageList packages={packages} />}
    </div>
  )
}

function PackageList({ packages }: { packages: readonly OwnPackage[] }) {
  const given = givenPackages(packages)
  const granted = grantedPackages(given)
  const accesses = useQueries({
    queries: granted.map((paketId) => packageAccessQuery(paketId)),
  })
  const steps = paymentSteps(given, (paketId) => {
    const access = accesses[granted.indexOf(paketId)]
    return access?.isError ? null : access?.data
  })

  const stepOf = ({ id }: GivenPackage): PaymentStep => steps.get(id) ?? { kind: 'none' }

  return (
    <ul className="grid gap-4">
      {packages.map((one) => (
        <li key={one.id}>
          {one.kind === 'payment' ? (
            <PaymentItem
              payment={one.payment}
              steps={one.given.map((pack) => ({ pack, step: stepOf(pack) }))}
            />
          ) : (
            <AccessItem
              access={one.access}
              step={one.given[0] ? stepOf(one.given[0]) : { kind: 'none' }}
            />
          )}
        </li>
      ))}
    </ul>
  )
}
