import { outcomeSummary } from '@lulus/api/contracts/grants'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useParams } from 'react-router-dom'
import { PageHeading } from '@/components/page/page-heading'
import { PaymentStatusBadge } from '@/components/payment-status-badge'
import { RefundDialog } from '@/components/refund-dialog'
import { RejectDialog } from '@/components/reject-dialog'
import { SameProofs } from '@/components/same-proofs'
import { UndoDialog } from '@/components/undo-dialog'
import { Alert } from '@/components/ui/alert'
import { ButtonLink } from '@/components/ui/button-link'
import { Card } from '@/components/ui/card'
import { LoadFailure } from '@/components/ui/load-failure'
import { SkeletonList } from '@/components/ui/skeleton'
import {
  classPaymentQuery,
  refundClassMutation,
  undoClassConfirmationMutation,
  type ClassPayment,
} from '@/features/admin-class-payments/api/class-payments'
import { AmountDialog } from '@/features/admin-class-payments/components/amount-dialog'
import {
  ConfirmedActions,
  PaymentActions,
  type PaymentDialog,
} from '@/features/admin-class-payments/components/payment-actions'
import { ProofDialog } from '@/features/admin-class-payments/components/proof-dialog'
import { ProofView } from '@/features/admin-class-payments/components/proof-view'
import { OutcomesTable } from '@/components/outcomes-table'
import { useDecideClassPayment } from '@/features/admin-class-payments/use-decide-class-payment'
import { adminPaths } from '@/lib/admin-paths'
import { formatDateTime } from '@/lib/format/date'
import { formatCount, formatRupiah } from '@/lib/format/numbers'

/** /admin/pembayaran-kelas/{id}: one payment of a class, its proof, and whom it is for. */
export default function ClassPaymentPage() {
  const id = Number(useParams().id)
  const { data: payment, error, isPending, isFetching, refetch } = useQuery(classPaymentQuery(id))
  const [opened, setOpened] = useState<PaymentDialog | null>(null)
  const close = () => setOpened(null)
  const decide = useDecideClassPayment(close)

  return (
    <div className="grid gap-6">
      <PageHeading
        title={payment ? `Pembayaran ${payment.nama_kelas}` : 'Pembayaran Kelas'}
        lead={payment ? `Kelas ${payment.nama_kelas}` : 'Memuat pembayaran…'}
        actions={
          <ButtonLink to={adminPaths.classPayments} variant="secondary">
            Semua Pembayaran Kelas
          </ButtonLink>
        }
      >
        Pembayaran Kelas
      </PageHeading>
      {isPending && <SkeletonList label="Memuat pembayaran…" rows={4} rowClassName="h-16" />}
      {error && !payment && (
        <LoadFailure
          title="Gagal mengambil data pembayaran kelas"
          error={error}
          retrying={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      {payment && (
        <>
          <Card className="grid gap-5">
            <Facts payment={payment} />
            {payment.status === 'pending' && (
              <PaymentActions payment={payment} decide={decide} onOpen={setOpened} />
            )}
            {payment.status === 'confirmed' && (
              <ConfirmedActions payment={payment} onOpen={setOpened} />
            )}
          </Card>
          <Learners payment={payment} />
        </>
      )}
      {payment && opened === 'amount' && <AmountDialog payment={payment} onClose={close} />}
      {payment && opened === 'proof' && <ProofDialog payment={payment} onClose={close} />}
      {payment && opened === 'undo' && (
        <UndoDialog
          payment={payment}
          description={descriptionOf(payment)}
          mutation={undoClassConfirmationMutation}
          onClose={close}
        />
      )}
      {payment && opened === 'refund' && (
        <RefundDialog
          payment={payment}
          description={descriptionOf(payment)}
          mutation={refundClassMutation}
          onClose={close}
        />
      )}
      {payment && opened === 'reject' && (
        <RejectDialog
          title="Tolak pembayaran kelas"
          description={`${descriptionOf(payment)} · ${formatRupiah(payment.amount)}`}
          hint="Tampil di halaman pembayaran ini dan di Audit Log."
          isBusy={decide.isPending}
          onSubmit={(alasanPenolakan) =>
            decide.change({ payment, status: 'rejected', alasanPenolakan })
          }
          onClose={close}
        />
      )}
    </div>
  )
}

function descriptionOf({ nama_kelas: className, nama_paket: packageName }: ClassPayment): string {
  return `Kelas ${className} · ${packageName}`
}

function Facts({ payment }: { payment: ClassPayment }) {
  const facts = [
    ['Paket Soal', payment.nama_paket],
    ['Peserta', `${formatCount(payment.jumlah_peserta)} peserta`],
    ['Jumlah', formatRupiah(payment.amount)],
    ['Dibuat', formatDateTime(payment.createdAt)],
    ['Status', <PaymentStatusBadge key="status" status={payment.status} />],
    ...(payment.dikembalikan > 0
      ? [['Dikembalikan', formatRupiah(payment.dikembalikan)] as const]
      : []),
    ['Bukti', <ProofView key="bukti" payment={payment} />],
  ] as const
  return (
    <>
      <dl className="grid gap-x-6 gap-y-4 sm:grid-cols-3">
        {facts.map(([label, value]) => (
          <div key={label} className="grid content-start justify-items-start gap-1">
            <dt className="text-sm text-ink-soft">{label}</dt>
            <dd className="font-semibold tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
      <SameProofs same={payment.sama} />
      {payment.alasanPenolakan !== null && (
        <Alert tone="danger" title="Ditolak">
          {payment.alasanPenolakan}
        </Alert>
      )}
    </>
  )
}

function Learners({ payment: { status, peserta: learners } }: { payment: ClassPayment }) {
  const outcomes = learners.flatMap(({ hasil }) => hasil ?? [])
  return (
    <section aria-labelledby="peserta-pembayaran" className="grid gap-4">
      <h2 id="peserta-pembayaran" className="text-lg font-bold">
        Peserta
      </h2>
      {outcomes.length > 0 && (
        <p role="status">
          {status === 'pending' && 'Jika dikonfirmasi sekarang: '}
          {outcomeSummary(outcomes)}
        </p>
      )}
      <OutcomesTable learners={learners} />
    </section>
  )
}
