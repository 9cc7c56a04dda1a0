import type { SortOrder } from '@lulus/api/contracts/lists'
import { Field } from '@/components/ui/field'
import { Select } from '@/components/ui/select'
import type { Sort } from '@/components/ui/sort'

interface SortSelectProps<Column extends string> {
  /** Labels of the columns, in the order of the table. */
  labels: Readonly<Record<Column, string>>
  sort: Sort<Column>
  onSort: (sort: Sort<Column>) => void
}

const ORDERS: readonly { order: SortOrder; sign: string }[] = [
  { order: 'ASC', sign: 'naik' },
  { order: 'DESC', sign: 'turun' },
]

/** Sorts a list without column headers, such as cards on phones. */
export function SortSelect<Column extends string>({
  labels,
  sort,
  onSort,
}: SortSelectProps<Column>) {
  const options = (Object.keys(labels) as Column[]).flatMap((by) =>
    ORDERS.map(({ order, sign }) => ({
      sort: { by, order },
      value: `${by} ${order}`,
      text: `${labels[by]} (${sign})`,
    }))
  )

  return (
    <Field label="Urutkan">
      <Select
        value={`${sort.by} ${sort.order}`}
        onChange={({ currentTarget: select }) => {
          const chosen = options.find(({ value }) => value === select.value)
          if (chosen) onSort(chosen.sort)
        }}
      >
        {options.map(({ value, text }) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </Select>
    </Field>
  )
}
