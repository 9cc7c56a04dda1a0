import { SimpleMessagesProvider } from '@vinejs/vine'
import type { FieldContext } from '@vinejs/vine/types'
import { fieldName } from '#app/platform/validation/field_names'
import { EMAIL_INVALID } from '#contracts/accounts'

/** Default messages; `{{ field }}` is the field's label, not its wire name. */
const GENERAL = {
  required: '{{ field }} wajib diisi.',
  string: '{{ field }} harus berupa teks.',
  number: '{{ field }} harus berupa angka.',
  integer: '{{ field }} harus berupa bilangan bulat.',
  withoutDecimals: '{{ field }} harus berupa bilangan bulat.',
  boolean: '{{ field }} harus ya atau tidak.',
  array: '{{ field }} harus berupa daftar.',
  object: '{{ field }} tidak valid.',
  record: '{{ field }} tidak valid.',
  email: EMAIL_INVALID,
  min: '{{ field }} minimal {{ min }}.',
  max: '{{ field }} maksimal {{ max }}.',
  range: '{{ field }} harus antara {{ min }} dan {{ max }}.',
  minLength: '{{ field }} minimal {{ min }} karakter.',
  maxLength: '{{ field }} maksimal {{ max }} karakter.',
  fixedLength: '{{ field }} harus {{ size }} karakter.',
  'array.fixedLength': '{{ field }} harus {{ size }} isian.',
  'array.minLength': '{{ field }} minimal {{ min }} isian.',
  'array.maxLength': '{{ field }} maksimal {{ max }} isian.',
  distinct: '{{ field }} memuat isian yang sama dua kali.',
  enum: '{{ field }} tidak valid.',
  literal: '{{ field }} tidak valid.',
  union: '{{ field }} tidak valid.',
  in: '{{ field }} tidak valid.',
  regex: '{{ field }} tidak valid.',
}

class Sentences extends SimpleMessagesProvider {
  override getMessage(
    raw: string,
    rule: string,
    field: FieldContext,
    args?: Record<string, unknown>
  ): string {
    // A text of spaces only counts as missing.
    const isBlank = rule === 'minLength' && args?.min === 1
    return super.getMessage(
      raw,
      isBlank ? 'required' : rule,
      { ...field, name: fieldName(field) },
      args
    )
  }
}

/**
 * A validator's messages in Indonesian. `own` holds the spec's messages under `field.rule`; other rules keep the
 * default ones.
 */
export function sentences(own: Record<string, string> = {}): SimpleMessagesProvider {
  return new Sentences({ ...GENERAL, ...own })
}
