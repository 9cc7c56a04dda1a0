import vine from '@vinejs/vine'
import { canonicalEmail } from '#app/accounts/domain/email'
import { listQueryValidator } from '#app/platform/listing/list_query'
import { phoneRule } from '#app/platform/validation/phone'
import { printableRule } from '#app/platform/validation/printable'
import { sentences } from '#app/platform/validation/sentences'
import { PASSWORD_MAX_LENGTH, PASSWORD_MIN_LENGTH } from '#contracts/limits'
import { USER_LIST } from '#contracts/sort_columns'

const phone = () => vine.string().trim().maxLength(30).use(phoneRule())
const email = () =>
  vine
    .string()
    // Half a character is no address, and the rule for addresses can't even look at it.
    .parse((value) => (typeof value === 'string' ? value.toWellFormed() : value))
    .trim()
    .maxLength(254)
    .email()
    .transform(canonicalEmail)
const personName = () => vine.string().trim().minLength(1).maxLength(120).use(printableRule())
/** Trimmed like every text in a request, so that one chosen at a console is the one that is typed later. */
const newPassword = () =>
  vine.string().trim().minLength(PASSWORD_MIN_LENGTH).maxLength(PASSWORD_MAX_LENGTH)

/** In the order of the form: the first thing that is wrong there is said first. */
export const registerValidator = vine.create({
  nama: personName(),
  nohp: phone(),
  email: email(),
  password: newPassword(),
})

registerValidator.messagesProvider = sentences({
  'password.minLength': 'Password minimal 8 karakter boleh berupa huruf, simbol, atau angka',
})

export const loginValidator = vine.create({
  identifier: vine.string().trim().minLength(1).maxLength(254),
  password: vine.string().minLength(1).maxLength(PASSWORD_MAX_LENGTH),
})

export const updateProfileValidator = vine.create({
  nama: personName(),
  newNohp: phone().optional(),
  email: email(),
  password: vine.string().maxLength(PASSWORD_MAX_LENGTH).optional(),
})

const PASSWORDS_MISSING = 'Harap isi password lama dan baru.'

export const updatePasswordValidator = vine.create({
  oldPassword: vine.string().maxLength(PASSWORD_MAX_LENGTH),
  newPassword: newPassword(),
})
updatePasswordValidator.messagesProvider = sentences({
  'oldPassword.required': PASSWORDS_MISSING,
  'newPassword.required': PASSWORDS_MISSING,
  'newPassword.minLength': 'Password baru minimal 8 karakter.',
})

export const resetPasswordValidator = vine.create({
  identifier: vine.string().trim().minLength(1).maxLength(254),
  kode: vine.string().trim().minLength(1).maxLength(40),
  newPassword: newPassword(),
})
resetPasswordValidator.messagesProvider = sentences({
  'newPassword.minLength': 'Password baru minimal 8 karakter.',
})

export const listUsersValidator = listQueryValidator(USER_LIST.columns)
