import vine from '@vinejs/vine'
import type { FieldContext } from '@vinejs/vine/types'
import { canonicalEmail } from '#app/accounts/domain/email'
import { canonicalPhone } from '#app/accounts/domain/phone'
import { PASSWORD_MAX_LENGTH, PASSWORD_MIN_LENGTH } from '#contracts/limits'

const phoneRule = vine.createRule((value: unknown, _: undefined, field: FieldContext) => {
  if (!field.isValid || typeof value !== 'string') return
  const canonical = canonicalPhone(value)
  if (canonical) field.mutate(canonical, field)
  else field.report('Nomor HP tidak valid. Contoh: 081234567890.', 'phone', field)
})

/** Control characters have no place in a name, and would travel into files and headers. */
const printableRule = vine.createRule((value: unknown, _: undefined, field: FieldContext) => {
  if (typeof value === 'string' && /\p{Cc}/u.test(value)) {
    field.report('Nama berisi karakter yang tidak diperbolehkan.', 'printable', field)
  }
})

const phone = () => vine.string().trim().maxLength(30).use(phoneRule())
const email = () => vine.string().trim().maxLength(254).email().transform(canonicalEmail)
const personName = () => vine.string().trim().minLength(1).maxLength(120).use(printableRule())
const newPassword = () =>
  vine.string().minLength(PASSWORD_MIN_LENGTH).maxLength(PASSWORD_MAX_LENGTH)

export const registerValidator = vine.create({
  nohp: phone(),
  nama: personName(),
  email: email(),
  password: newPassword(),
})

export const loginValidator = vine.create({
  identifier: vine.string().trim().minLength(1).maxLength(254),
  password: vine.string().minLength(1).maxLength(PASSWORD_MAX_LENGTH),
})
