import { SimpleMessagesProvider } from '@vinejs/vine'

/** Sentences for rules that have none of their own; `{{ field }}` is the wire's field name. */
const GENERAL = {
  required: 'Kolom {{ field }} wajib diisi.',
  string: 'Kolom {{ field }} harus berupa teks.',
  number: 'Kolom {{ field }} harus berupa angka.',
  integer: 'Kolom {{ field }} harus berupa bilangan bulat.',
  withoutDecimals: 'Kolom {{ field }} harus berupa bilangan bulat.',
  boolean: 'Kolom {{ field }} harus ya atau tidak.',
  array: 'Kolom {{ field }} harus berupa daftar.',
  object: 'Kolom {{ field }} tidak valid.',
  email: 'Email tidak valid.',
  min: 'Kolom {{ field }} minimal {{ min }}.',
  max: 'Kolom {{ field }} maksimal {{ max }}.',
  range: 'Kolom {{ field }} harus antara {{ min }} dan {{ max }}.',
  minLength: 'Kolom {{ field }} minimal {{ min }} karakter.',
  maxLength: 'Kolom {{ field }} maksimal {{ max }} karakter.',
  'array.maxLength': 'Kolom {{ field }} maksimal {{ max }} isian.',
  enum: 'Pilihan pada kolom {{ field }} tidak valid.',
  in: 'Pilihan pada kolom {{ field }} tidak valid.',
  regex: 'Format kolom {{ field }} tidak valid.',
}

/**
 * What a validator says in Indonesian. `own` holds the sentences that the spec gives a field, under
 * `field.rule`; every other rule keeps its general one.
 */
export function sentences(own: Record<string, string> = {}): SimpleMessagesProvider {
  return new SimpleMessagesProvider({ ...GENERAL, ...own })
}
