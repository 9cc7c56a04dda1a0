import { useQueries, useQuery } from '@tanstack/react-query'
import { PageHeading } from '@/components/page/page-heading'
import { ButtonLink } from '@/components/ui/button-link'
import { EmptyState } from '@/components/ui/empty-state'
import { LoadFailure } from '@/components/ui/load-failure'
import { SkeletonList } from '@/components/ui/skeleton'
import { ownPaymentsQuery, type OwnPayment } from '@/features/payments/api/own-payments'
import { packageAccessQuery } from '@/features/payments/api/package-access'
import { PaymentItem } from '@/features/payments/components/payment-item'
import { grantedPackages, paymentSteps } from '@/features/payments/model/payment-step'
import { paths } from '@/lib/paths'

/** /paket-saya: the learner's payments and what became of them. */
export default function MyPackagesPage() {
  const payments = useQuery(ownPaymentsQuery)

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
      {payments.isPending && (
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
      {payments.data?.length === 0 && (
        <EmptyState
          title="Tidak ada data pembayaran."
          text="Pilih paket soal dan selesaikan pembayarannya untuk mulai mengerjakan simulasi."
          action={<ButtonLink to={paths.packages}>Pilih paket soal</ButtonLink>}
        />
      )}
      {payments.data && payments.data.length > 0 && <PaymentList payments={payments.data} />}
    </div>
  )
}

function PaymentList({ payments }: { payments: OwnPayment[] }) {
  const granted = grantedPackages(payments)
  const accesses = useQueries({
    queries: granted.map((paketId) => packageAccessQuery(paketId)),
  })
  const steps = paymentSteps(payments, (paketId) => {
    const access = accesses[granted.indexOf(paketId)]
    return access?.isError ? null : access?.data
  })

  return (
    <ul className="grid gap-4">
      {payments.map((payment) => (
        <li key={payment.id}>
          <PaymentItem payment={payment} step={steps.get(payment.id) ?? { kind: 'none' }} />
        </li>
      ))}
    </ul>
  )
}
