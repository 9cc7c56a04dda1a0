import { useVirtualizer } from '@tanstack/react-virtual'
import { useState, type ReactNode } from 'react'
import { TableBody, TableRow } from '@/components/ui/table'

interface VirtualRowsProps<Row extends { id: number }> {
  rows: readonly Row[]
  /** What the rows scroll in. */
  region: HTMLDivElement | null
  cells: (row: Row, index: number) => ReactNode
}

/** Guesses in CSS pixels, until a row has been measured: in a table, and as a card with the gap below it. */
const ROW_HEIGHT = 64
const CARD_HEIGHT = 360
const CARD_GAP = 12
const OVERSCAN = 8

/** Rows of a very long table, of which only those in sight, and some around them, are on the page. */
export function VirtualRows<Row extends { id: number }>({
  rows,
  region,
  cells,
}: VirtualRowsProps<Row>) {
  const [areCards] = useState(() => window.matchMedia('(width < 40rem)').matches)
  const virtualizer = useVirtualizer({
    count: rows.length,
    getScrollElement: () => region,
    estimateSize: () => (areCards ? CARD_HEIGHT : ROW_HEIGHT),
    gap: areCards ? CARD_GAP : 0,
    overscan: OVERSCAN,
    getItemKey: (index) => rows[index]?.id ?? index,
  })
  const drawn = virtualizer.getVirtualItems()
  const before = drawn[0]?.start ?? 0
  const after = virtualizer.getTotalSize() - (drawn.at(-1)?.end ?? 0)

  return (
    <TableBody>
      <Spacer height={before} />
      {drawn.map(({ key, index }) => {
        const row = rows[index]
        return (
          row && (
            <TableRow
              key={key}
              ref={virtualizer.measureElement}
              data-index={index}
              // The header is the first row.
              aria-rowindex={index + 2}
            >
              {cells(row, index)}
            </TableRow>
          )
        )
      })}
      <Spacer height={after} />
    </TableBody>
  )
}

/** The room of the rows that aren't drawn. */
function Spacer({ height }: { height: number }) {
  return height > 0 && <tr aria-hidden style={{ height }} className="max-sm:block" />
}
