/** An entry's details by field name. Old entries may lack fields or have other types. */
export type Details<Fields> = Readonly<Partial<Record<keyof Fields, unknown>>>

export function text(value: unknown): string | null {
  return typeof value === 'string' && value !== '' ? value : null
}

export function number(value: unknown): number | null {
  return typeof value === 'number' ? value : null
}

export function texts(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((item) => typeof item === 'string') : []
}

export function numbers(value: unknown): number[] {
  return Array.isArray(value) ? value.filter((item) => typeof item === 'number') : []
}

export function fields<Fields extends object>(value: unknown): Details<Fields> {
  return (typeof value === 'object' && value !== null ? value : {}) as Details<Fields>
}
