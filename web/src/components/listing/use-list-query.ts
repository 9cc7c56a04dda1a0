import type { ListColumns } from '@lulus/api/contracts/lists'
import { useCallback, useEffect, useMemo } from 'react'
import { useSearchParams } from 'react-router-dom'
import { readListQuery, writeListQuery, type FilteredQuery } from '@/components/listing/list-query'
import type { Sort } from '@/components/ui/sort'

/** The state of an admin list, and its changes. */
export interface ListState<Column extends string, Filter extends string = never> {
  query: FilteredQuery<Column, Filter>
  sort: Sort<Column>
  setSort: (sort: Sort<Column>) => void
  change: (changes: Partial<FilteredQuery<Column, Filter>>, options?: { replace?: boolean }) => void
  /** The filters that are set, by their names. */
  filtered: readonly string[]
  clearFilters: () => void
}

/**
 * Stores the list state in the address, so that reload, Back and shared links show the same list. Every change except
 * paging returns to page 1.
 */
export function useListQuery<Column extends string, Filter extends string = never>(
  list: ListColumns<Column, Filter>
): ListState<Column, Filter> {
  const [address, setAddress] = useSearchParams()
  const query = useMemo(() => readListQuery(address, list), [address, list])

  const write = useCallback(
    (next: FilteredQuery<Column, Filter>, replace = false) =>
      setAddress(writeListQuery(next, list), { replace, preventScrollReset: true }),
    [list, setAddress]
  )
  const change: ListState<Column, Filter>['change'] = useCallback(
    (changes, { replace = false } = {}) => write({ ...query, page: 1, ...changes }, replace),
    [query, write]
  )

  const filters: readonly Filter[] = list.filters ?? []
  const values: Partial<Record<Filter, string>> = query
  return {
    query,
    sort: { by: query.sortBy, order: query.sortOrder },
    setSort: ({ by, order }) => write({ ...query, page: 1, sortBy: by, sortOrder: order }),
    change,
    filtered: filters.filter((filter) => values[filter] !== undefined),
    clearFilters: () => {
      const rest = new URLSearchParams(address)
      for (const name of [...filters, 'page']) rest.delete(name)
      setAddress(rest, { preventScrollReset: true })
    },
  }
}

/** Goes to the last page when the address asks for a page beyond it. */
export function useExistingPage<Column extends string>(
  { query, change }: Pick<ListState<Column>, 'query' | 'change'>,
  totalPages: number | undefined
) {
  const { page } = query
  useEffect(() => {
    if (totalPages !== undefined && page > totalPages) {
      change({ page: Math.max(1, totalPages) }, { replace: true })
    }
  }, [page, totalPages, change])
}
