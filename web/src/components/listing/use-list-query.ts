import type { ListColumns } from '@lulus/api/contracts/lists'
import { useCallback, useEffect, useMemo } from 'react'
import { useSearchParams } from 'react-router-dom'
import { readListQuery, writeListQuery, type ListQuery } from '@/components/listing/list-query'
import type { Sort } from '@/components/ui/sort'

/**
 * Stores the list state in the address, so that reload, Back and shared links show the same list. Every change except
 * paging returns to page 1.
 */
export function useListQuery<Column extends string>(list: ListColumns<Column>) {
  const [address, setAddress] = useSearchParams()
  const query = useMemo(() => readListQuery(address, list), [address, list])
  const sort: Sort<Column> = { by: query.sortBy, order: query.sortOrder }

  const change = useCallback(
    (changes: Partial<ListQuery<Column>>, { replace = false } = {}) =>
      setAddress(writeListQuery({ ...query, page: 1, ...changes }, list), {
        replace,
        preventScrollReset: true,
      }),
    [query, list, setAddress]
  )

  return {
    query,
    sort,
    setSort: ({ by, order }: Sort<Column>) => change({ sortBy: by, sortOrder: order }),
    change,
  }
}

/** Goes to the last page when the address asks for a page beyond it. */
export function useExistingPage<Column extends string>(
  { query, change }: ReturnType<typeof useListQuery<Column>>,
  totalPages: number | undefined
) {
  const { page } = query
  useEffect(() => {
    if (totalPages !== undefined && page > totalPages) {
      change({ page: Math.max(1, totalPages) }, { replace: true })
    }
  }, [page, totalPages, change])
}
