import type { ReactNode } from 'react'
import { PageSizeSelect } from '@/components/listing/page-size-select'
import { SearchBox } from '@/components/listing/search-box'
import { SortSelect } from '@/components/listing/sort-select'
import type { ListState } from '@/components/listing/use-list-query'

interface ListToolbarProps<Column extends string> {
  list: ListState<Column>
  searchLabel: string
  searchPlaceholder?: string
  /** Labels of the sortable columns. */
  columnLabels: Readonly<Record<Column, string>>
  /** Prints the list. */
  print?: ReactNode
}

/** Search, sorting (on phones only; tables use headers) and page size of an admin list. */
export function ListToolbar<Column extends string>({
  list,
  searchLabel,
  searchPlaceholder,
  columnLabels,
  print,
}: ListToolbarProps<Column>) {
  const { query, sort, setSort, change } = list

  return (
    <div className="flex flex-wrap items-end justify-between gap-x-3 gap-y-4 sm:gap-x-6 print:hidden">
      <div className="flex min-w-0 basis-full sm:flex-1 sm:basis-auto">
        <SearchBox
          label={searchLabel}
          {...(searchPlaceholder === undefined ? {} : { placeholder: searchPlaceholder })}
          value={query.search}
          onSearch={(search) => change({ search })}
        />
      </div>
      <div className="min-w-40 flex-1 sm:hidden">
        <SortSelect labels={columnLabels} sort={sort} onSort={setSort} />
      </div>
      <PageSizeSelect value={query.limit} onChange={(limit) => change({ limit })} />
      {print}
    </div>
  )
}
