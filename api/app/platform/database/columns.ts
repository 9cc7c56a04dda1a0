import { column } from '@adonisjs/lucid/orm'

/** A column of epoch milliseconds; converts, because MySQL's driver may return a BIGINT as text. */
export function instant() {
  return column({ consume: (value: unknown) => (value === null ? null : Number(value)) })
}

/** A column of 0 or 1. */
export function flag() {
  return column({
    prepare: (value: boolean | undefined) => (value === undefined ? undefined : value ? 1 : 0),
    consume: (value: unknown) => Number(value) === 1,
  })
}

/** A column of JSON text, because the databases' own JSON types differ. */
export function json() {
  return column({
    prepare: (value: unknown) => JSON.stringify(value),
    consume: (value: string) => JSON.parse(value) as unknown,
  })
}
