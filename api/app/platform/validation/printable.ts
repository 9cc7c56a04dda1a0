import vine from '@vinejs/vine'
import type { FieldContext } from '@vinejs/vine/types'

/** Control characters and halves of a character have no place in a name: it travels into files and links. */
export const printableRule = vine.createRule(
  (value: unknown, _: undefined, field: FieldContext) => {
    if (typeof value === 'string' && /[\p{Cc}\p{Cs}]/u.test(value)) {
      field.report('{{ field }} berisi karakter yang tidak diperbolehkan.', 'printable', field)
    }
  }
)
