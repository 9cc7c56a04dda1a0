import type { FieldContext } from '@vinejs/vine/types'

/**
 * What the fields of the wire are called in sentences: as the forms label them, for nobody who reads a sentence knows
 * the wire. A name with dots holds at that place only. Each domain adds its own.
 */
const FIELD_NAMES: Record<string, string> = {
  page: 'Halaman',
  limit: 'Jumlah baris',
  search: 'Pencarian',
  sortBy: 'Kolom urutan',
  sortOrder: 'Arah urutan',
}

/**
 * Adds a domain's names.
 * @throws Error when a field has another name already: a sentence could then not be told which one is meant
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

/** The name of the field at a place, as `testimoni.*.nama`; null when it has none. */
export function fieldNameAt(place: string): string | null {
  const whole = place.replace(/(\.\*)+$/, '')
  const last = whole.slice(whole.lastIndexOf('.') + 1)
  return FIELD_NAMES[whole] ?? FIELD_NAMES[last] ?? null
}

/** What to call a field in a sentence: an item of a list by the list's name. Never its name on the wire. */
export function fieldName({ wildCardPath }: Pick<FieldContext, 'wildCardPath'>): string {
  return fieldNameAt(wildCardPath) ?? UNNAMED
}
