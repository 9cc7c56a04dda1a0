/** Paginated lists: page sizes, searches and sort orders. The columns of each list are in its subject's file. */

/** The `limit` of a list that returns all rows. */
export const ALL_ROWS = -1
export const DEFAULT_PAGE_SIZE = 10
export const SEARCH_MAX_LENGTH = 120
export const SORT_ORDERS = ['ASC', 'DESC'] as const
export type SortOrder = (typeof SORT_ORDERS)[number]
/** Newest first. */
export const DEFAULT_SORT_ORDER = 'DESC' satisfies SortOrder

/** Of a period that ends before it begins. */
export const DAYS_REVERSED = 'Tanggal akhir tidak boleh sebelum tanggal awal.'

/** The rows of an Excel worksheet, less one for the headings. */
export const WORKBOOK_MAX_ROWS = 1_048_575

/** The sortable columns of a list and its default one, and the further query parameters that narrow it. */
export interface ListColumns<Column extends string = string, Filter extends string = never> {
  columns: readonly Column[]
  defaultColumn: Column
  /** Newest first unless it says otherwise. */
  defaultOrder?: SortOrder
  filters?: readonly Filter[]
}
