import { useState } from 'react'
import { rowNumber } from '@/components/listing/list-query'
import type { useListQuery } from '@/components/listing/use-list-query'
import { ImageViewer } from '@/components/ui/image-viewer/image-viewer'
import type { PaymentColumn, PaymentRow } from '@/features/admin-payments/api/list-payments'
import { PaymentsTable } from '@/features/admin-payments/components/payments-table'
import { RejectDialog } from '@/features/admin-payments/components/reject-dialog'
import { useDecidePayment } from '@/features/admin-payments/use-decide-payment'
import { proofUrl } from '@/lib/api/proof-url'

interface PaymentBoardProps {
  list: ReturnType<typeof useListQuery<PaymentColumn>>
  payments: PaymentRow[]
}

/**
 * The payments and what is open over them. What is open is kept here, not in a row: a refresh may move the row to
 * another page, and must not close what the admin is reading or writing.
 */
export function PaymentBoard({ list, payments }: PaymentBoardProps) {
  const { decidingId, confirm, reject } = useDecidePayment()
  const [rejected, setRejected] = useState<PaymentRow | null>(null)
  const [viewed, setViewed] = useState<PaymentRow | null>(null)
  const [isViewerOpen, setViewerOpen] = useState(false)

  return (
    <>
      <PaymentsTable
        payments={payments}
        numberOf={(index) => rowNumber(list.query, index)}
        sort={list.sort}
        onSort={list.setSort}
        decidingId={decidingId}
        onViewProof={(payment) => {
          setViewed(payment)
          setViewerOpen(true)
        }}
        onConfirm={(payment) => void confirm(payment)}
        onReject={setRejected}
      />
      {viewed && (
        <ImageViewer
          open={isViewerOpen}
          onOpenChange={setViewerOpen}
          src={proofUrl(viewed.buktiBayar)}
          alt={`Bukti pembayaran ${viewed.User.nama}, ${viewed.nama_paket}`}
        />
      )}
      {rejected && (
        <RejectDialog
          key={rejected.id}
          payment={rejected}
          onReject={(reason) => reject(rejected, reason)}
          onClose={() => setRejected(null)}
        />
      )}
    </>
  )
}
