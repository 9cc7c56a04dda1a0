import { AUDITED_FIELDS } from '@lulus/api/contracts/audit/fields'

/** Lists names as 'nama, harga, dan status'. A field without a name is shown by its key. */
export function fieldList(fields: readonly string[]): string {
  return LIST.format(fields.map(fieldName))
}

export function fieldName(field: string): string {
  return AUDITED_FIELDS[field] ?? field
}

const LIST = new Intl.ListFormat('id-ID', { type: 'conjunction' })
