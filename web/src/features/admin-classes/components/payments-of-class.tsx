import { useQuery } from '@tanstack/react-query'
import { PaymentStatusBadge } from '@/components/payment-status-badge'
import { Alert } from '@/components/ui/alert'
import { ButtonLink } from '@/components/ui/button-link'
import { Table, TableBody, TableHead, TableRow, Td, Th } from '@/components/ui/table'
import { paymentsOfClassQuery } from '@/features/admin-classes/api/class-access'
import { adminPaths } from '@/lib/admin-paths'
import { messageOf } from '@/lib/api/api-error'
import { formatDateTime } from '@/lib/format/date'
import { formatCount, formatRupiah } from '@/lib/format/numbers'

/** The payments of a class. Hidden while there are none. */
export function PaymentsOfClass({ classId }: { classId: number }) {
  const { data: payments, error } = useQuery(paymentsOfClassQuery(classId))
  if (error && !payments) {
    return <Alert tone="warning">{messageOf(error, 'Gagal mengambil pembayaran kelas ini.')}</Alert>
  }
  if (!payments || payments.length === 0) return null

  return (
    <section aria-labelledby="pembayaran-kelas" className="grid gap-4">
      <h2 id="pembayaran-kelas" className="text-lg font-bold">
        Pembayaran Kelas
      </h2>
      <Table caption="Pembayaran kelas ini" cards>
        <TableHead>
          <Th>Tanggal</Th>
          <Th>Paket Soal</Th>
          <Th>Peserta</Th>
          <Th>Jumlah</Th>
          <Th>Status</Th>
          <Th>Aksi</Th>
        </TableHead>
        <TableBody>
          {payments.map((payment) => (
            <TableRow key={payment.id}>
              <Td label="Tanggal">
                <time dateTime={payment.createdAt}>{formatDateTime(payment.createdAt)}</time>
              </Td>
              <Td label="Paket Soal" className="font-semibold">
                <span id={`pembayaran-${payment.id}`} className="min-w-0 max-sm:text-right">
                  {payment.nama_paket}
                </span>
              </Td>
              <Td label="Peserta" className="tabular-nums">
                {formatCount(payment.jumlah_peserta)}
              </Td>
              <Td label="Jumlah" className="whitespace-nowrap tabular-nums">
                {formatRupiah(payment.amount)}
              </Td>
              <Td label="Status">
                <PaymentStatusBadge status={payment.status} />
              </Td>
              <Td>
                <ButtonLink
                  to={adminPaths.classPayment(payment.id)}
                  variant="secondary"
                  size="sm"
                  aria-describedby={`pembayaran-${payment.id}`}
                  className="whitespace-nowrap max-sm:flex-1"
                >
                  {payment.status === 'pending' ? 'Periksa' : 'Lihat'}
                </ButtonLink>
              </Td>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </section>
  )
}
