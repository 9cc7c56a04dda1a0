import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { Pagination } from '@/components/ui/pagination'
import type { Sort } from '@/components/ui/sort'
import { SortableTh } from '@/components/ui/sortable-th'
import { Table, TableBody, TableHead, TableRow, Td, Th } from '@/components/ui/table'

function Users({ cards = false }: { cards?: boolean }) {
  const [sort, setSort] = useState<Sort<'nama' | 'nohp'>>({ by: 'nohp', order: 'DESC' })
  return (
    <Table caption="Data User" cards={cards}>
      <TableHead>
        <Th>No</Th>
        <SortableTh column="nama" sort={sort} onSort={setSort}>
          Nama Peserta
        </SortableTh>
        <SortableTh column="nohp" sort={sort} onSort={setSort}>
          No HP
        </SortableTh>
      </TableHead>
      <TableBody>
        <TableRow>
          <Td label="No">1</Td>
          <Td label="Nama Peserta">Ayu</Td>
          <Td label="No HP">081200000001</Td>
        </TableRow>
      </TableBody>
    </Table>
  )
}

test('a table header sorts ascending first, then alternates, and announces it', async () => {
  const user = userEvent.setup()
  render(<Users />)
  const name = screen.getByRole('columnheader', { name: 'Nama Peserta' })
  const phone = screen.getByRole('columnheader', { name: 'No HP' })

  expect(name).toHaveAttribute('aria-sort', 'none')
  expect(phone).toHaveAttribute('aria-sort', 'descending')

  await user.click(within(name).getByRole('button'))
  expect(name).toHaveAttribute('aria-sort', 'ascending')
  expect(phone).toHaveAttribute('aria-sort', 'none')

  await user.click(within(name).getByRole('button'))
  expect(name).toHaveAttribute('aria-sort', 'descending')
})

test('table rows that become cards keep their table roles', () => {
  render(<Users cards />)

  const table = screen.getByRole('table', { name: 'Data User' })
  expect(table).toHaveAttribute('role', 'table')
  expect(within(table).getAllByRole('row')).toHaveLength(2)
  expect(screen.getByRole('cell', { name: 'Ayu' })).toBeInTheDocument()
})

test('paging is disabled at the first and last page', async () => {
  const user = userEvent.setup()
  const onPage = vi.fn()
  const { rerender } = render(
    <Pagination label="Halaman user" page={1} totalPages={3} onPage={onPage} />
  )

  expect(screen.getByText('Halaman 1 dari 3')).toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Sebelumnya' })).toHaveAttribute(
    'aria-disabled',
    'true'
  )
  await user.click(screen.getByRole('button', { name: 'Selanjutnya' }))
  expect(onPage).toHaveBeenLastCalledWith(2)

  rerender(<Pagination label="Halaman user" page={3} totalPages={3} onPage={onPage} />)
  expect(screen.getByRole('button', { name: 'Selanjutnya' })).toHaveAttribute(
    'aria-disabled',
    'true'
  )
})

test('a single page has no pagination', () => {
  render(<Pagination label="Halaman user" page={1} totalPages={1} onPage={vi.fn()} />)
  expect(screen.queryByRole('navigation')).toBeNull()
})
