import {
  REJECTION_REASON_MISSING,
  type PaymentColumn,
  type PaymentFilter,
} from '@lulus/api/contracts/payments'
import { useQuery } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { useSearchParams } from 'react-router-dom'
import { ExcelButton } from '@/components/listing/excel-button'
import { PackageFilter } from '@/components/listing/filters/choice-filters'
import { DayRange } from '@/components/listing/filters/day-range'
import { ListFilters } from '@/components/listing/filters/list-filters'
import { ListScreen } from '@/components/listing/list-screen'
import { useListQuery } from '@/components/listing/use-list-query'
import { RejectDialog } from '@/components/reject-dialog'
import { useDialogs } from '@/components/ui/dialogs/dialogs-context'
import { Field } from '@/components/ui/field'
import { ImageViewer } from '@/components/ui/image-viewer/image-viewer'
import { Input } from '@/components/ui/input'
import {
  paymentsExcelMutation,
  paymentsQuery,
  refundMutation,
  undoConfirmationMutation,
  type PaymentRow,
} from '@/features/admin-payments/api/payments'
import { DecidedNow } from '@/features/admin-payments/components/decided-now'
import {
  PAYMENT_COLUMN_LABELS,
  paymentColumns,
} from '@/features/admin-payments/components/payment-columns'
import { PaymentsMenu } from '@/features/admin-payments/components/payments-menu'
import { PaymentTabs } from '@/features/admin-payments/components/payment-tabs'
import { RefundDialog } from '@/components/refund-dialog'
import { UndoDialog } from '@/components/undo-dialog'
import {
  listOf,
  statusOf,
  tabIn,
  type PaymentTab,
} from '@/features/admin-payments/model/payment-tabs'
import { useDecidePayment } from '@/features/admin-payments/use-decide-payment'
import { proofUrl } from '@/lib/api/request-url'
import { formatRupiah } from '@/lib/format/numbers'
import { waitingPaymentsQuery } from '@/lib/query/waiting-payments'

/** A dialog about a payment, stored outside the rows, because a refresh may move a row while it is open. */
interface Opened {
  dialog: 'reject' | 'undo' | 'refund'
  payment: PaymentRow
}

/** /admin/payments: the payments by their status, to confirm, reject and correct. */
export default function PaymentsPage() {
  const tab = tabIn(useSearchParams()[0])
  const list = usePaymentList(tab)
  const { status: _tab, ...query } = list.query
  const asked = { ...query, status: statusOf(tab) }
  const result = useQuery(paymentsQuery(asked))
  const waiting = useQuery(waitingPaymentsQuery).data
  const dialogs = useDialogs()
  const [opened, setOpened] = useState<Opened | null>(null)
  const close = () => setOpened(null)
  const [decided, setDecided] = useState<readonly number[]>([])
  const decide = useDecidePayment(({ payment }) => {
    close()
    setDecided((ids) => [payment.id, ...ids.filter((id) => id !== payment.id)])
  })
  const [viewed, setViewed] = useState<{ src: string; alt: string } | null>(null)
  const [isViewerOpen, setViewerOpen] = useState(false)

  const listed = new Set(result.data?.rows.map(({ id }) => id))
  const columns = paymentColumns({
    decidingId: decide.sending?.payment.id ?? null,
    onViewProof: ({ User: buyer, nama_paket: packageName }, proof) => {
      setViewed({
        src: proofUrl(proof),
        alt: `Bukti pembayaran ${buyer.nama}, ${packageName}`,
      })
      setViewerOpen(true)
    },
    onConfirm: (payment) => decide.change({ payment, status: 'confirmed' }),
    onReject: (payment) => setOpened({ dialog: 'reject', payment }),
    onUndo: (payment) => setOpened({ dialog: 'undo', payment }),
    onRefund: (payment) => setOpened({ dialog: 'refund', payment }),
  })

  return (
    <>
      <ListScreen
        title="Pembayaran"
        noun="pembayaran"
        actions={<PaymentsMenu isWaiting={waiting !== undefined && waiting > 0} />}
        below={
          <div className="grid gap-4">
            <PaymentFilters
              list={list}
              excel={<ExcelButton mutation={paymentsExcelMutation} query={asked} />}
            />
            <PaymentTabs current={tab} waiting={waiting} />
            {tab === 'pending' && <DecidedNow ids={decided} listed={listed} columns={columns} />}
          </div>
        }
        list={list}
        result={result}
        searchPlaceholder="Nama, nomor HP, email, atau paket"
        columnLabels={PAYMENT_COLUMN_LABELS}
        failureTitle="Terjadi kesalahan saat mengambil data pembayaran."
        empty={{
          title: 'Tidak ada data pembayaran.',
          text: 'Pembayaran peserta tampil di sini begitu buktinya diunggah.',
        }}
        columns={columns}
      />
      {viewed && <ImageViewer open={isViewerOpen} onOpenChange={setViewerOpen} {...viewed} />}
      {opened?.dialog === 'undo' && (
        <UndoDialog
          payment={opened.payment}
          description={descriptionOf(opened.payment)}
          mutation={undoConfirmationMutation}
          onClose={close}
        />
      )}
      {opened?.dialog === 'refund' && (
        <RefundDialog
          payment={opened.payment}
          description={descriptionOf(opened.payment)}
          mutation={refundMutation}
          onClose={close}
        />
      )}
      {opened?.dialog === 'reject' && (
        <RejectDialog
          key={opened.payment.id}
          title="Tolak pembayaran"
          description={`${descriptionOf(opened.payment)} · ${formatRupiah(opened.payment.amount)}`}
          hint="Peserta membaca alasan ini di halaman Paket Saya."
          onMissing={() =>
            void dialogs.alert({ title: 'Dibatalkan', text: REJECTION_REASON_MISSING })
          }
          isBusy={decide.isPending}
          onSubmit={(alasanPenolakan) =>
            decide.change({ payment: opened.payment, status: 'rejected', alasanPenolakan })
          }
          onClose={close}
        />
      )}
    </>
  )
}

function descriptionOf({ User: buyer, nama_paket: packageName }: PaymentRow): string {
  return `${buyer.nama} · ${packageName}`
}

/** The list of a tab. The tab stands in the address like a filter, but isn't cleared with the filters. */
function usePaymentList(tab: PaymentTab) {
  const list = useListQuery<PaymentColumn, PaymentFilter>(listOf(tab))
  return {
    ...list,
    filtered: list.filtered.filter((name) => name !== 'status'),
    clearFilters: () => list.change({ paket: '', dari: '', sampai: '', nomor: '' }),
  }
}

interface PaymentFiltersProps {
  list: ReturnType<typeof usePaymentList>
  /** The button that saves the list. */
  excel: ReactNode
}

function PaymentFilters({ list, excel }: PaymentFiltersProps) {
  const { query, change, filtered, clearFilters } = list
  return (
    <ListFilters filtered={filtered} onClear={clearFilters} actions={excel}>
      <DayRange value={query} onChange={change} />
      <PackageFilter value={query.paket} onChange={(paket) => change({ paket })} />
      <Field label="Nomor pembayaran">
        <Input
          inputMode="numeric"
          autoComplete="off"
          value={query.nomor ?? ''}
          onChange={({ currentTarget }) =>
            change({ nomor: currentTarget.value.replace(/\D/g, '').slice(0, 9) })
          }
        />
      </Field>
    </ListFilters>
  )
}
