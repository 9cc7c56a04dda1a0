import vine from '@vinejs/vine'
import { canonicalEmail } from '#app/accounts/domain/email'
import { listQueryValidator } from '#app/platform/listing/list_query'
import { phoneRule } from '#app/platform/validation/phone'
import { unpublishedPasswordRule } from '#app/accounts/unpublished_password'
import { printableRule } from '#app/platform/validation/printable'
import { sentences } from '#app/platform/validation/sentences'
import {
  EMAIL_MAX_LENGTH,
  NAME_MAX_LENGTH,
  PASSWORD_MAX_LENGTH,
  PASSWORD_MIN_LENGTH,
  PHONE_MAX_LENGTH,
  RESET_CODE_MAX_LENGTH,
} from '#contracts/limits'
import { USER_LIST } from '#contracts/sort_columns'
import { NEW_PASSWORD_TOO_SHORT, PASSWORDS_MISSING, PASSWORD_TOO_SHORT } from '#contracts/sentences'

const phone = () => vine.string().trim().maxLength(PHONE_MAX_LENGTH).use(phoneRule())
const email = () =>
  vine
    .string()
    // Half a character is no address, and the rule for addresses can't even look at it.
    .parse((value) => (typeof value === 'string' ? value.toWellFormed() : value))
    .trim()
    .maxLength(EMAIL_MAX_LENGTH)
    .email()
    .transform(canonicalEmail)
const personName = () =>
  vine.string().trim().minLength(1).maxLength(NAME_MAX_LENGTH).use(printableRule())
/** Trimmed like every text in a request, so that one chosen at a console is the one that is typed later. */
const newPassword = () =>
  vine
    .string()
    .trim()
    .minLength(PASSWORD_MIN_LENGTH)
    .maxLength(PASSWORD_MAX_LENGTH)
    .use(unpublishedPasswordRule())

/** In the order of the form: the first thing that is wrong there is said first. */
export const registerValidator = vine.create({
  nama: personName(),
  nohp: phone(),
  email: email(),
  password: newPassword(),
})

registerValidator.messagesProvider = sentences({
  'password.minLength': PASSWORD_TOO_SHORT,
})

export const loginValidator = vine.create({
  identifier: vine.string().trim().minLength(1).maxLength(EMAIL_MAX_LENGTH),
  password: vine.string().minLength(1).maxLength(PASSWORD_MAX_LENGTH),
})

export const updateProfileValidator = vine.create({
  nama: personName(),
  newNohp: phone().optional(),
  email: email(),
  password: vine.string().maxLength(PASSWORD_MAX_LENGTH).optional(),
})

export const updatePasswordValidator = vine.create({
  oldPassword: vine.string().maxLength(PASSWORD_MAX_LENGTH),
  newPassword: newPassword(),
})
updatePasswordValidator.messagesProvider = sentences({
  'oldPassword.required': PASSWORDS_MISSING,
  'newPassword.required': PASSWORDS_MISSING,
  'newPassword.minLength': NEW_PASSWORD_TOO_SHORT,
})

export const resetPasswordValidator = vine.create({
  identifier: vine.string().trim().minLength(1).maxLength(EMAIL_MAX_LENGTH),
  kode: vine.string().trim().minLength(1).maxLength(RESET_CODE_MAX_LENGTH),
  newPassword: newPassword(),
})
resetPasswordValidator.messagesProvider = sentences({
  'newPassword.minLength': NEW_PASSWORD_TOO_SHORT,
})

export const listUsersValidator = listQueryValidator(USER_LIST.columns)
