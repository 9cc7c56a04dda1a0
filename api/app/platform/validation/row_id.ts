import type { RouteMatcher } from '@adonisjs/core/types/http'

/** Larger ids fit neither MySQL's columns nor, beyond 2^53, a number. */
export const MAX_ROW_ID = 2_000_000_000

/**
 * What a parameter of an address that names a row looks like. An id that no row can have becomes 0, which no row has
 * either: the answer is that of any other row that isn't there.
 */
export const rowId: RouteMatcher = {
  match: /^[0-9]+$/,
  cast: (value) => (Number(value) <= MAX_ROW_ID ? Number(value) : 0),
}
