import { useQuery } from '@tanstack/react-query'
import { PageHeading } from '@/components/page/page-heading'
import { ButtonLink } from '@/components/ui/button-link'
import { EmptyState } from '@/components/ui/empty-state'
import { Link } from '@/components/ui/link'
import { LoadFailure } from '@/components/ui/load-failure'
import { SkeletonList } from '@/components/ui/skeleton'
import { Table, TableBody, TableHead, TableRow, Td, Th } from '@/components/ui/table'
import { statementsQuery } from '@/features/admin-statements/api/statements'
import { UploadStatement } from '@/features/admin-statements/components/upload-statement'
import { adminPaths } from '@/lib/admin-paths'
import { formatDateTime } from '@/lib/format/date'
import { formatCount } from '@/lib/format/numbers'

/** /admin/mutasi: statements of the academy's account, to confirm payments with. */
export default function StatementsPage() {
  const { data, error, isFetching, refetch } = useQuery(statementsQuery)

  return (
    <div className="grid gap-6">
      <PageHeading
        lead="Unggah mutasi, lalu konfirmasi sekaligus semua pembayaran yang cocok."
        actions={
          <ButtonLink to={adminPaths.payments} variant="secondary">
            Pembayaran
          </ButtonLink>
        }
      >
        Cocokkan Mutasi
      </PageHeading>
      <UploadStatement />
      {!data && !error && <SkeletonList label="Memuat mutasi…" rows={3} />}
      {!data && error && (
        <LoadFailure
          title="Gagal mengambil daftar mutasi"
          error={error}
          retrying={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      {data?.length === 0 && (
        <EmptyState
          title="Belum ada mutasi."
          text="Mutasi yang diunggah tersimpan di sini sebagai bukti pembayaran yang dikonfirmasi."
        />
      )}
      {data && data.length > 0 && (
        <Table cards caption="Mutasi yang sudah diunggah">
          <TableHead>
            <Th>Berkas</Th>
            <Th>Diunggah</Th>
            <Th>Oleh</Th>
            <Th className="text-right">Uang masuk</Th>
            <Th className="text-right">Dikonfirmasi</Th>
          </TableHead>
          <TableBody>
            {data.map((one) => (
              <TableRow key={one.id}>
                <Td label="Berkas" className="[overflow-wrap:anywhere]">
                  <Link
                    to={adminPaths.statement(one.id)}
                    className="font-semibold text-primary underline underline-offset-4"
                  >
                    {one.nama}
                  </Link>
                </Td>
                <Td label="Diunggah">
                  <time dateTime={one.createdAt}>{formatDateTime(one.createdAt)}</time>
                </Td>
                <Td label="Oleh">{one.oleh}</Td>
                <Td label="Uang masuk" className="tabular-nums sm:text-right">
                  {formatCount(one.baris)} baris
                </Td>
                <Td label="Dikonfirmasi" className="tabular-nums sm:text-right">
                  {formatCount(one.dikonfirmasi)}
                </Td>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      )}
    </div>
  )
}
