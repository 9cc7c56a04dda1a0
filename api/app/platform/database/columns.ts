import { column } from '@adonisjs/lucid/orm'

/** Epoch milliseconds as a driver returns them: MySQL's may return a BIGINT as text. */
export type StoredTime = number | string

/** A stored time in epoch milliseconds. */
export function timeOf(value: StoredTime | null): number | null {
  return value === null ? null : Number(value)
}

/** A column of epoch milliseconds. */
export function instant() {
  return column({ consume: timeOf })
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

/** The same, where null is stored as NULL. */
export function nullableJson() {
  return column({
    prepare: (value: unknown) => (value === null ? null : JSON.stringify(value)),
    consume: (value: string | null) => (value === null ? null : (JSON.parse(value) as unknown)),
  })
}
