import type { RouteMatcher } from '@adonisjs/core/types/http'
import { MAX_NUMBER } from '#contracts/limits'

/**
 * What a parameter of an address that names a row looks like. An id that no row can have becomes 0, which no row has
 * either: the answer is that of any other row that isn't there.
 */
export const rowId: RouteMatcher = {
  match: /^[0-9]+$/,
  cast: (value) => (Number(value) <= MAX_NUMBER ? Number(value) : 0),
}
