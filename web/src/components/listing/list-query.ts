import {
  ALL_ROWS,
  DEFAULT_PAGE_SIZE,
  DEFAULT_SORT_ORDER,
  SORT_ORDERS,
  type ListColumns,
  type SortOrder,
} from '@lulus/api/contracts/lists'

/** Page sizes that admins can choose. */
export const PAGE_SIZES = [5, 10, ALL_ROWS] as const

/** Rows per page, or ALL_ROWS. */
export type PageSize = (typeof PAGE_SIZES)[number]

/** The state of an admin list: the query of the API's lists and of the screen's own address. */
export interface ListQuery<Column extends string = string> {
  /** Starts at 1. */
  page: number
  limit: PageSize
  search: string
  sortBy: Column
  sortOrder: SortOrder
}

/** The list state with the values of its filters; those that aren't set are missing. */
export type FilteredQuery<Column extends string, Filter extends string> = ListQuery<Column> &
  Partial<Record<Filter, string>>

/** Reads the list state from an address. Missing or invalid values get their default. */
export function readListQuery<Column extends string, Filter extends string = never>(
  address: URLSearchParams,
  {
    columns,
    defaultColumn,
    defaultOrder = DEFAULT_SORT_ORDER,
    filters = [],
  }: ListColumns<Column, Filter>
): FilteredQuery<Column, Filter> {
  const page = Number(address.get('page'))
  const limit = Number(address.get('limit'))
  const set = filters.flatMap((filter) => {
    const value = address.get(filter) ?? ''
    return value === '' ? [] : [[filter, value]]
  })
  return {
    ...(Object.fromEntries(set) as Partial<Record<Filter, string>>),
    page: Number.isSafeInteger(page) && page >= 1 ? page : 1,
    limit: PAGE_SIZES.find((size) => size === limit) ?? DEFAULT_PAGE_SIZE,
    search: address.get('search')?.trim() ?? '',
    sortBy: columns.find((column) => column === address.get('sortBy')) ?? defaultColumn,
    sortOrder: SORT_ORDERS.find((order) => order === address.get('sortOrder')) ?? defaultOrder,
  }
}

/** Writes the list state into an address, omitting defaults. */
export function writeListQuery<Column extends string, Filter extends string = never>(
  query: FilteredQuery<Column, Filter>,
  { defaultColumn, defaultOrder = DEFAULT_SORT_ORDER, filters = [] }: ListColumns<Column, Filter>
): URLSearchParams {
  const address = new URLSearchParams()
  const values: Partial<Record<Filter, string>> = query
  for (const filter of filters) {
    const value = values[filter]
    if (value !== undefined && value !== '') address.set(filter, value)
  }
  if (query.search !== '') address.set('search', query.search)
  if (query.sortBy !== defaultColumn) address.set('sortBy', query.sortBy)
  if (query.sortOrder !== defaultOrder) address.set('sortOrder', query.sortOrder)
  if (query.limit !== DEFAULT_PAGE_SIZE) address.set('limit', String(query.limit))
  if (query.page !== 1) address.set('page', String(query.page))
  return address
}

/** The number of a row in the whole list (product-spec section 9). `index` starts at 0 on each page. */
export function rowNumber(
  { page, limit }: Pick<ListQuery, 'page' | 'limit'>,
  index: number
): number {
  return limit === ALL_ROWS ? index + 1 : (page - 1) * limit + index + 1
}
