import type { RouteMatcher } from '@adonisjs/core/types/http'
import { MAX_NUMBER } from '#app/platform/validation/rules'

/**
 * Matches a row's id in a URL. An id that is too large becomes 0, which no row has, so the response is the same as
 * for any missing row.
 */
export const rowId: RouteMatcher = {
  match: /^[0-9]+$/,
  cast: (value) => (Number(value) <= MAX_NUMBER ? Number(value) : 0),
}
