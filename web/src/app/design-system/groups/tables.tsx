import { useState } from 'react'
import { LONG_TEXT } from '@/app/design-system/samples'
import { Specimen } from '@/app/design-system/specimen'
import { PaymentStatusBadge } from '@/components/payment-status-badge'
import { Button } from '@/components/ui/button'
import { Pagination } from '@/components/ui/pagination'
import type { Sort } from '@/components/ui/sort'
import { SortableTh } from '@/components/ui/sortable-th'
import { Table, TableBody, TableHead, TableRow, Td, Th } from '@/components/ui/table'
import { formatRupiah } from '@/lib/format/numbers'

const ROWS = [
  { name: 'Rina Wijaya', pack: 'Paket A', status: 'pending' },
  { name: 'Muhammad Fajar Nugroho Adiwijaya', pack: LONG_TEXT, status: 'confirmed' },
  { name: 'Sari Dewi', pack: 'Paket B', status: 'rejected' },
] as const

export function Tables() {
  const [page, setPage] = useState(2)

  return (
    <>
      <Specimen title="Table: rows that become cards on phones, sorted by name" className="grid">
        <Payments cards />
      </Specimen>
      <Specimen
        title="Pagination: in between, at the first page, at the last"
        className="grid gap-4"
      >
        <Pagination label="Halaman contoh" page={page} totalPages={3} onPage={setPage} />
        <Pagination label="Halaman pertama" page={1} totalPages={3} onPage={setPage} />
        <Pagination label="Halaman terakhir" page={3} totalPages={3} onPage={setPage} />
      </Specimen>
      <Specimen title="Table that scrolls sideways, a row pointed at" className="grid">
        <Payments />
      </Specimen>
    </>
  )
}

function Payments({ cards = false }: { cards?: boolean }) {
  const [sort, setSort] = useState<Sort<'name' | 'pack'>>({ by: 'name', order: 'ASC' })
  const sorting = { sort, onSort: setSort }

  return (
    <Table caption={cards ? 'Pembayaran sebagai kartu' : 'Pembayaran'} cards={cards}>
      <TableHead>
        <Th>No</Th>
        <SortableTh column="name" {...sorting}>
          Nama Peserta
        </SortableTh>
        <SortableTh column="pack" {...sorting}>
          Paket Soal
        </SortableTh>
        <Th>Jumlah</Th>
        <Th>Status</Th>
        <Th>Aksi</Th>
      </TableHead>
      <TableBody>
        {ROWS.map(({ name, pack, status }, index) => (
          <TableRow key={name} data-shows={!cards && index === 0 ? 'hover' : undefined}>
            <Td label="No">{index + 1}</Td>
            <Td label="Nama Peserta">{name}</Td>
            <Td label="Paket Soal">{pack}</Td>
            <Td label="Jumlah" className="whitespace-nowrap tabular-nums">
              {formatRupiah(20_000)}
            </Td>
            <Td label="Status">
              <PaymentStatusBadge status={status} />
            </Td>
            <Td>
              <Button size="sm">Konfirmasi</Button>
            </Td>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  )
}
