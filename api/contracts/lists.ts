/** Lists that are read in pages: their sizes, searches and orders. The columns of each stand with its subject. */

/** Highest accepted value of row ids, client counters and the like. */
export const MAX_NUMBER = 2_000_000_000

/** The `limit` of a list that returns all rows. */
export const ALL_ROWS = -1
/** Page sizes that admins can choose. */
export const PAGE_SIZES = [5, 10, ALL_ROWS] as const
export const DEFAULT_PAGE_SIZE = 10
export const MAX_PAGE_SIZE = 100
export const SEARCH_MAX_LENGTH = 120
export const SORT_ORDERS = ['ASC', 'DESC'] as const
export type SortOrder = (typeof SORT_ORDERS)[number]
/** Newest first. */
export const DEFAULT_SORT_ORDER = 'DESC' satisfies SortOrder

/** The sortable columns of a list and its default one. */
export interface ListColumns<Column extends string = string> {
  columns: readonly Column[]
  defaultColumn: Column
}
