import { useVirtualizer } from '@tanstack/react-virtual'
import { memo, useState, type ReactNode, type Ref } from 'react'
import { rowPart } from '@/components/listing/row-parts'
import { Button } from '@/components/ui/button'
import { TableBody, TableRow, Td } from '@/components/ui/table'

interface VirtualRowsProps<Row extends { id: number }> {
  rows: readonly Row[]
  /** The scrolling region around the rows. */
  region: HTMLDivElement | null
  cells: (row: Row, index: number) => ReactNode
}

/** Estimated heights in CSS pixels, until a row is measured: table row, and card with its gap. */
const ROW_HEIGHT = 64
const CARD_HEIGHT = 360
const CARD_GAP = 12
const OVERSCAN = 8

/** Rows of a very long table. Only visible rows and some around them are in the DOM. */
export function VirtualRows<Row extends { id: number }>({
  rows,
  region,
  cells,
}: VirtualRowsProps<Row>) {
  const [areCards] = useState(() => window.matchMedia('(width < 40rem)').matches)
  const [chosenPart, setPart] = useState(0)
  const { part, first, count, hasBefore, hasAfter } = rowPart(
    rows.length,
    areCards ? CARD_HEIGHT + CARD_GAP : ROW_HEIGHT,
    chosenPart
  )
  const virtualizer = useVirtualizer({
    count,
    getScrollElement: () => region,
    estimateSize: () => (areCards ? CARD_HEIGHT : ROW_HEIGHT),
    gap: areCards ? CARD_GAP : 0,
    overscan: OVERSCAN,
    getItemKey: (index) => rows[first + index]?.id ?? index,
  })
  const drawn = virtualizer.getVirtualItems()
  const before = drawn[0]?.start ?? 0
  const after = virtualizer.getTotalSize() - (drawn.at(-1)?.end ?? 0)

  const goTo = (next: number) => {
    setPart(next)
    virtualizer.scrollToOffset(0)
    // The pressed button is about to disappear.
    region?.focus({ preventScroll: true })
  }

  return (
    <TableBody>
      {hasBefore && <PartButton onClick={() => goTo(part - 1)}>Baris sebelumnya</PartButton>}
      <Spacer height={before} />
      {drawn.map(({ key, index }) => {
        const row = rows[first + index]
        return (
          row && (
            <DrawnRow
              key={key}
              measure={virtualizer.measureElement}
              row={row}
              offset={index}
              index={first + index}
              cells={cells}
            />
          )
        )
      })}
      <Spacer height={after} />
      {hasAfter && <PartButton onClick={() => goTo(part + 1)}>Baris berikutnya</PartButton>}
    </TableBody>
  )
}

interface DrawnRowProps<Row> {
  row: Row
  /** Index within the part, and within the whole list. */
  offset: number
  index: number
  cells: (row: Row, index: number) => ReactNode
  measure: Ref<HTMLTableRowElement>
}

/** Memoised, because scrolling rerenders all visible rows. The assertion restores the row type that `memo` loses. */
const DrawnRow = memo(function DrawnRow({
  row,
  offset,
  index,
  cells,
  measure,
}: DrawnRowProps<unknown>) {
  return (
    <TableRow
      ref={measure}
      data-index={offset}
      // The header is row 1.
      aria-rowindex={index + 2}
    >
      {cells(row, index)}
    </TableRow>
  )
}) as <Row>(props: DrawnRowProps<Row>) => ReactNode

function PartButton({ onClick, children }: { onClick: () => void; children: string }) {
  return (
    <TableRow>
      <Td colSpan={100} className="text-center max-sm:justify-center">
        <Button variant="secondary" onClick={onClick}>
          {children}
        </Button>
      </Td>
    </TableRow>
  )
}

/** Empty space in place of rows that aren't rendered. */
function Spacer({ height }: { height: number }) {
  return height > 0 && <tr aria-hidden style={{ height }} className="max-sm:block" />
}
