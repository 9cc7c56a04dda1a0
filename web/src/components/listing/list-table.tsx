import { useState, type ReactNode } from 'react'
import { rowNumber, type ListQuery } from '@/components/listing/list-query'
import { useIsPrinting } from '@/components/listing/use-printing'
import { VirtualRows } from '@/components/listing/virtual-rows'
import type { Sort } from '@/components/ui/sort'
import { SortableTh } from '@/components/ui/sortable-th'
import { Table, TableBody, TableHead, TableRow, Td, Th } from '@/components/ui/table'

export interface TableColumn<Row, Column extends string> {
  label: string
  /** The list's column to sort by. */
  sortBy?: Column
  /** Classes of the header and the cells, such as a width. */
  headClass?: string
  cellClass?: string
  /** On cards the cell takes the full width, without a label. */
  wide?: boolean
  cell: (row: Row) => ReactNode
}

interface ListTableProps<Row extends { id: number }, Column extends string> {
  caption: string
  columns: readonly TableColumn<Row, Column>[]
  rows: readonly Row[]
  total: number
  list: {
    query: ListQuery<Column>
    sort: Sort<Column>
    setSort: (sort: Sort<Column>) => void
  }
}

/** Above this number only visible rows are rendered, except on paper. */
const MANY_ROWS = 100

/** The table of an admin list, numbered and sortable by its headers. On phones the rows are cards. */
export function ListTable<Row extends { id: number }, Column extends string>({
  caption,
  columns,
  rows,
  total,
  list: { query, sort, setSort },
}: ListTableProps<Row, Column>) {
  // State instead of a ref: the rows mount before their scrolling region.
  const [region, setRegion] = useState<HTMLDivElement | null>(null)
  const isPrinting = useIsPrinting()
  const isPartial = rows.length > MANY_ROWS && !isPrinting

  const cells = (row: Row, index: number) => (
    <>
      <Td label="No" className="tabular-nums">
        {rowNumber(query, index)}
      </Td>
      {columns.map(({ label, cellClass, wide, cell }) => (
        <Td key={label} {...(wide ? {} : { label })} className={cellClass}>
          {cell(row)}
        </Td>
      ))}
    </>
  )

  return (
    <Table
      caption={caption}
      cards
      regionRef={setRegion}
      rowCount={isPartial ? total + 1 : undefined}
    >
      <TableHead>
        <Th className={isPartial ? 'sm:w-18' : undefined}>No</Th>
        {columns.map(({ label, sortBy, headClass }) =>
          sortBy === undefined ? (
            <Th key={label} className={headClass}>
              {label}
            </Th>
          ) : (
            <SortableTh
              key={label}
              column={sortBy}
              sort={sort}
              onSort={setSort}
              className={headClass}
            >
              {label}
            </SortableTh>
          )
        )}
      </TableHead>
      {isPartial ? (
        <VirtualRows rows={rows} region={region} cells={cells} />
      ) : (
        <TableBody>
          {rows.map((row, index) => (
            <TableRow key={row.id}>{cells(row, index)}</TableRow>
          ))}
        </TableBody>
      )}
    </Table>
  )
}
