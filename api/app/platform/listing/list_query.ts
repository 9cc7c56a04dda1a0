import vine from '@vinejs/vine'
import { scalarNumber } from '#app/platform/validation/number'
import { DEFAULT_PAGE_SIZE } from '#contracts/limits'

/** The query of every admin list: page, limit, search, sortBy, sortOrder (contract section 2). */
export interface ListQuery<Column extends string> {
  page: number
  /** Rows per page, or -1 for all. */
  limit: number
  search: string
  sortBy: Column
  sortOrder: 'ASC' | 'DESC'
}

/**
 * A validator for the query of a list that can be sorted by `columns`; anything else is 422.
 * The default order is the newest first.
 */
export function listQueryValidator<const Column extends string>(columns: readonly Column[]) {
  return vine.create({
    page: scalarNumber().withoutDecimals().min(1).max(1_000_000).optional(),
    limit: scalarNumber()
      .withoutDecimals()
      .in([-1, ...Array.from({ length: 100 }, (_, index) => index + 1)])
      .optional(),
    search: vine.string().trim().maxLength(120).optional(),
    sortBy: vine.enum(columns).optional(),
    sortOrder: vine.enum(['ASC', 'DESC'] as const).optional(),
  })
}

/** Fills in what the query left out. */
export function withListDefaults<Column extends string>(
  query: Partial<ListQuery<Column>>,
  defaultColumn: Column
): ListQuery<Column> {
  return {
    page: query.page ?? 1,
    limit: query.limit ?? DEFAULT_PAGE_SIZE,
    search: query.search ?? '',
    sortBy: query.sortBy ?? defaultColumn,
    sortOrder: query.sortOrder ?? 'DESC',
  }
}
