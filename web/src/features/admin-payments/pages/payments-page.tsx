import { useQuery } from '@tanstack/react-query'
import { ListToolbar } from '@/components/listing/list-toolbar'
import { useExistingPage, useListQuery } from '@/components/listing/use-list-query'
import { PageHeading } from '@/components/page/page-heading'
import { Button } from '@/components/ui/button'
import { EmptyState } from '@/components/ui/empty-state'
import { LoadFailure } from '@/components/ui/load-failure'
import { Pagination } from '@/components/ui/pagination'
import { SkeletonList } from '@/components/ui/skeleton'
import { PAYMENT_LIST, paymentsQuery } from '@/features/admin-payments/api/list-payments'
import { PaymentBoard } from '@/features/admin-payments/components/payment-board'
import { PAYMENT_COLUMN_LABELS } from '@/features/admin-payments/model/column-labels'
import { classNames } from '@/lib/class-names'
import { formatCount } from '@/lib/format/rupiah'

/** /admin/payments: all payments, to be confirmed or rejected. */
export default function PaymentsPage() {
  const list = useListQuery(PAYMENT_LIST)
  const { query, change } = list
  const { data, error, isPending, isFetching, isPlaceholderData, refetch } = useQuery(
    paymentsQuery(query)
  )
  useExistingPage(list, isPlaceholderData ? undefined : data?.totalPages)

  return (
    <div className="grid gap-6">
      <PageHeading lead={data ? `${formatCount(data.total)} pembayaran` : 'Memuat pembayaran…'}>
        Pembayaran
      </PageHeading>
      <ListToolbar
        list={list}
        searchLabel="Cari pembayaran"
        searchPlaceholder="Nama, nomor HP, email, atau paket"
        columnLabels={PAYMENT_COLUMN_LABELS}
      />
      {isPending && <SkeletonList label="Memuat pembayaran…" rows={8} />}
      {error && !data && (
        <LoadFailure
          title="Terjadi kesalahan saat mengambil data pembayaran."
          error={error}
          retrying={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      {error && data && (
        <p role="status" className="text-sm font-medium text-accent-ink">
          Data belum dapat diperbarui. Kami mencoba lagi secara otomatis.
        </p>
      )}
      {data?.payments.length === 0 && (
        <EmptyState
          title="Tidak ada data pembayaran."
          text={
            query.search !== ''
              ? `Tidak ada yang cocok dengan pencarian “${query.search}”.`
              : 'Pembayaran peserta akan tampil di sini begitu buktinya diunggah.'
          }
          action={
            query.search !== '' && (
              <Button variant="secondary" onClick={() => change({ search: '' })}>
                Hapus pencarian
              </Button>
            )
          }
        />
      )}
      {data && data.payments.length > 0 && (
        <div
          aria-busy={isPlaceholderData}
          className={classNames('grid gap-4', isPlaceholderData && 'opacity-60')}
        >
          <PaymentBoard list={list} payments={data.payments} />
          <Pagination
            label="Halaman pembayaran"
            page={query.page}
            totalPages={data.totalPages}
            onPage={(page) => change({ page })}
          />
        </div>
      )}
    </div>
  )
}
