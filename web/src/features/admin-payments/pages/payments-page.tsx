import { REJECTION_REASON_MISSING, PAYMENT_LIST } from '@lulus/api/contracts/payments'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { ListScreen } from '@/components/listing/list-screen'
import { useListQuery } from '@/components/listing/use-list-query'
import { RejectDialog } from '@/components/reject-dialog'
import { ButtonLink } from '@/components/ui/button-link'
import { useDialogs } from '@/components/ui/dialogs/dialogs-context'
import { ImageViewer } from '@/components/ui/image-viewer/image-viewer'
import { paymentsQuery, type PaymentRow } from '@/features/admin-payments/api/payments'
import {
  PAYMENT_COLUMN_LABELS,
  paymentColumns,
} from '@/features/admin-payments/components/payment-columns'
import { useDecidePayment } from '@/features/admin-payments/use-decide-payment'
import { adminPaths } from '@/lib/admin-paths'
import { proofUrl } from '@/lib/api/request-url'
import { formatRupiah } from '@/lib/format/numbers'

/** /admin/payments: all payments, to confirm or reject. */
export default function PaymentsPage() {
  const list = useListQuery(PAYMENT_LIST)
  const result = useQuery(paymentsQuery(list.query))
  const dialogs = useDialogs()
  // Stored outside the rows, because a refresh may move a row while its dialog is open.
  const [rejected, setRejected] = useState<PaymentRow | null>(null)
  const decide = useDecidePayment(() => setRejected(null))
  const [viewed, setViewed] = useState<{ src: string; alt: string } | null>(null)
  const [isViewerOpen, setViewerOpen] = useState(false)

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
    onReject: setRejected,
  })

  return (
    <>
      <ListScreen
        title="Pembayaran"
        noun="pembayaran"
        actions={
          <ButtonLink to={adminPaths.classPayments} variant="secondary">
            Pembayaran Kelas
          </ButtonLink>
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
      {rejected && (
        <RejectDialog
          key={rejected.id}
          title="Tolak pembayaran"
          description={`${rejected.User.nama} · ${rejected.nama_paket} · ${formatRupiah(rejected.amount)}`}
          hint="Peserta membaca alasan ini di halaman Paket Saya."
          onMissing={() =>
            void dialogs.alert({ title: 'Dibatalkan', text: REJECTION_REASON_MISSING })
          }
          isBusy={decide.isPending}
          onSubmit={(alasanPenolakan) =>
            decide.change({ payment: rejected, status: 'rejected', alasanPenolakan })
          }
          onClose={() => setRejected(null)}
        />
      )}
    </>
  )
}
