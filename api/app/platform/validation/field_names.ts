import type { FieldContext } from '@vinejs/vine/types'

/**
 * Labels of the wire's fields, as the forms show them: users don't know wire names. A name with dots is valid at that
 * place only. Each room adds its own.
 */
const FIELD_NAMES: Record<string, string> = {
  page: 'Halaman',
  limit: 'Jumlah baris',
  search: 'Pencarian',
  sortBy: 'Kolom urutan',
  sortOrder: 'Arah urutan',
}

/**
 * Adds a room's labels.
 * @throws Error when a field already has another label, because the right one would be unclear
 */
export function nameFields(names: Readonly<Record<string, string>>): void {
  for (const [place, name] of Object.entries(names)) {
    const known = FIELD_NAMES[place]
    if (known !== undefined && known !== name) {
      throw new Error(`The field '${place}' is called '${known}' and '${name}'`)
    }
    FIELD_NAMES[place] = name
  }
}

const UNNAMED = 'Isian'

/** The label of the field at a place such as `testimoni.*.nama`; null when it has none. */
export function fieldNameAt(place: string): string | null {
  const whole = place.replace(/(\.\*)+$/, '')
  const last = whole.slice(whole.lastIndexOf('.') + 1)
  return FIELD_NAMES[whole] ?? FIELD_NAMES[last] ?? null
}

/** The label of a field for messages; items of a list get the list's label. Never the wire name. */
export function fieldName({ wildCardPath }: Pick<FieldContext, 'wildCardPath'>): string {
  return fieldNameAt(wildCardPath) ?? UNNAMED
}
