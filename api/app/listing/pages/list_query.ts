import vine from '@vinejs/vine'
import { scalarNumber } from '#app/platform/validation/rules'
import {
  ALL_ROWS,
  DEFAULT_PAGE_SIZE,
  SEARCH_MAX_LENGTH,
  DEFAULT_SORT_ORDER,
  SORT_ORDERS,
  type ListColumns,
  type SortOrder,
} from '#contracts/lists'
import { withoutMarks } from '#contracts/visible_text'

const MAX_PAGE_SIZE = 100

/** The query of every admin list: page, limit, search, sortBy, sortOrder (contract section 2). */
export interface ListQuery<Column extends string> {
  page: number
  /** Rows per page, or ALL_ROWS. */
  limit: number
  search: string
  sortBy: Column
  sortOrder: SortOrder
}

/** The fields of a list's query with these sortable `columns`, for lists that have filters beside them. */
export function listFields<const Column extends string>(columns: readonly Column[]) {
  return {
    page: scalarNumber().withoutDecimals().min(1).max(1_000_000).optional(),
    limit: scalarNumber()
      .withoutDecimals()
      .in([ALL_ROWS, ...Array.from({ length: MAX_PAGE_SIZE }, (_, index) => index + 1)])
      .optional(),
    search: vine
      .string()
      .parse((value) => (typeof value === 'string' ? withoutMarks(value) : value))
      .trim()
      .maxLength(SEARCH_MAX_LENGTH)
      .optional(),
    sortBy: vine.enum(columns).optional(),
    sortOrder: vine.enum(SORT_ORDERS).optional(),
  }
}

/**
 * A validator for the query of a list with these sortable `columns`; other values get 422. The default order is newest
 * first.
 */
export function listQueryValidator<const Column extends string>(columns: readonly Column[]) {
  return vine.create(listFields(columns))
}

/** Adds defaults for omitted parameters. */
export function withListDefaults<Column extends string>(
  query: Partial<ListQuery<Column>>,
  { defaultColumn }: Pick<ListColumns<Column>, 'columns' | 'defaultColumn'>
): ListQuery<Column> {
  return {
    page: query.page ?? 1,
    limit: query.limit ?? DEFAULT_PAGE_SIZE,
    search: query.search ?? '',
    sortBy: query.sortBy ?? defaultColumn,
    sortOrder: query.sortOrder ?? DEFAULT_SORT_ORDER,
  }
}
