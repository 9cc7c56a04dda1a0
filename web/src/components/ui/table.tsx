import { createContext, use, type ComponentProps, type ReactNode, type Ref } from 'react'
import { classNames } from '@/lib/class-names'

/**
 * Whether rows become cards on phones. Such tables need explicit roles, because changing `display` removes the implicit
 * ones.
 */
const CardsContext = createContext(false)

function useCards() {
  const cards = use(CardsContext)
  return { cards, role: (name: string) => (cards ? { role: name } : {}) }
}

interface TableProps {
  caption: string
  /** On phones every row becomes a card, so give each Td its `label`. */
  cards?: boolean
  regionRef?: Ref<HTMLDivElement>
  /** The number of all rows with the header, if only some are rendered. Columns then keep their widths. */
  rowCount?: number | undefined
  children: ReactNode
}

/** A dense table with a sticky header. Wide tables scroll sideways. */
export function Table({ caption, cards = false, regionRef, rowCount, children }: TableProps) {
  const isPartial = rowCount !== undefined
  return (
    <CardsContext value={cards}>
      <div
        ref={regionRef}
        role="region"
        aria-label={caption}
        // Makes the scrolling region usable by keyboard.
        tabIndex={0}
        className={classNames(
          // Contains hidden texts, which would otherwise widen the page.
          'relative overflow-auto sm:rounded-md sm:border sm:border-line sm:bg-surface',
          !cards && 'rounded-md border border-line bg-surface',
          // In a low window the page scrolls instead of a very small area.
          isPartial ? 'max-h-[75vh] max-sm:max-h-[80vh]' : 'sm:not-low:max-h-[75vh]'
        )}
      >
        <table
          {...(cards ? { role: 'table' } : {})}
          aria-rowcount={rowCount}
          className={classNames(
            'w-full border-collapse text-left text-sm',
            cards && 'max-sm:block',
            isPartial && 'sm:min-w-5xl sm:table-fixed'
          )}
        >
          <caption className="sr-only">{caption}</caption>
          {children}
        </table>
      </div>
    </CardsContext>
  )
}

export function TableHead({ children }: { children: ReactNode }) {
  const { cards, role } = useCards()
  return (
    <thead {...role('rowgroup')} className={classNames(cards && 'max-sm:sr-only')}>
      <tr {...role('row')}>{children}</tr>
    </thead>
  )
}

export function TableBody({ children }: { children: ReactNode }) {
  const { cards, role } = useCards()
  return (
    <tbody {...role('rowgroup')} className={classNames(cards && 'max-sm:grid max-sm:gap-3')}>
      {children}
    </tbody>
  )
}

export function TableRow({ className, ...props }: ComponentProps<'tr'>) {
  const { cards, role } = useCards()
  return (
    <tr
      {...role('row')}
      className={classNames(
        'border-line hover:bg-muted sm:not-last:border-b',
        cards
          ? 'max-sm:grid max-sm:gap-2 max-sm:rounded-md max-sm:border max-sm:bg-surface max-sm:p-4'
          : 'not-last:border-b',
        className
      )}
      {...props}
    />
  )
}

const HEADER_CELL_CLASS =
  'sticky top-0 z-10 print:static border-b border-line bg-muted px-3 py-3 text-sm font-semibold whitespace-nowrap text-ink-soft'

export function Th({ className, ...props }: ComponentProps<'th'>) {
  const { role } = useCards()
  return (
    <th
      scope="col"
      // Not printed when it is the last one.
      data-actions={props.children === 'Aksi' || undefined}
      {...role('columnheader')}
      className={classNames(HEADER_CELL_CLASS, className)}
      {...props}
    />
  )
}

interface TdProps extends ComponentProps<'td'> {
  /** The column's name, shown beside the value when rows are cards. */
  label?: string
}

export function Td({ label, className, children, ...props }: TdProps) {
  const { cards, role } = useCards()
  return (
    <td
      {...role('cell')}
      className={classNames(
        'px-3 py-3 align-middle',
        cards && 'max-sm:flex max-sm:items-start max-sm:justify-between max-sm:gap-4 max-sm:p-0',
        className
      )}
      {...props}
    >
      {cards && label && (
        // Screen readers already have the column header.
        <span aria-hidden className="shrink-0 font-medium text-ink-soft sm:hidden">
          {label}
        </span>
      )}
      {children}
    </td>
  )
}
