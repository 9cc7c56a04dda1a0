import vine from '@vinejs/vine'
import type { FieldContext } from '@vinejs/vine/types'
import { commonPasswordRule } from '#app/accounts/secrets/common_password'
import { canonicalEmail } from '#app/accounts/domain/email'
import { dayFilters, idFilter } from '#app/listing/pages/list_filters'
import { listFields } from '#app/listing/pages/list_query'
import {
  legiblePhoneRule,
  letteredRule,
  nameText,
  phoneRule,
  scalarNumber,
} from '#app/platform/validation/rules'
import { sentences } from '#app/platform/validation/sentences'
import {
  EMAIL_MAX_LENGTH,
  EXAM_STATUSES,
  FACTOR_CODE_MAX_LENGTH,
  NAME_MAX_LENGTH,
  SUSPENSION_REASON_MAX_LENGTH,
  USER_LIST,
  SUSPENSION_REASON_MISSING,
} from '#contracts/accounts'
import { ACTION_REASON, ACTION_REASON_MISSING } from '#contracts/interventions'
import { STAFF, ROLES } from '#contracts/capabilities'
import {
  PASSWORD_MIN_LENGTH,
  DEMO_PASSWORD,
  DEMO_PASSWORD_REFUSED,
  NEW_PASSWORD_TOO_SHORT,
  PASSWORDS_MISSING,
  PASSWORD_TOO_SHORT,
} from '#contracts/passwords'
import { PHONE_MAX_LENGTH } from '#contracts/phone'
import { TOTAL_SCORE_LIMITS } from '#contracts/results'
import { withoutMarks } from '#contracts/visible_text'

/** As typed, with or without hyphens. */
const RESET_CODE_MAX_LENGTH = 40

/** Of a staff invitation. Ours have 43 characters. */
const INVITATION_TOKEN_MAX_LENGTH = 100

/** Longer passwords would only cost hashing time. */
const PASSWORD_MAX_LENGTH = 128

/** Refuses the password that the README publishes. */
const unpublishedPasswordRule = vine.createRule(
  (value: unknown, _: undefined, field: FieldContext) => {
    if (value === DEMO_PASSWORD) field.report(DEMO_PASSWORD_REFUSED, 'unpublishedPassword', field)
  }
)

/**
 * A lone surrogate is no address, and the rule for addresses throws on it. Copied addresses may have invisible
 * characters.
 */
const wellFormed = (value: unknown) =>
  typeof value === 'string' ? withoutMarks(value.toWellFormed()) : value

const phone = () => vine.string().trim().maxLength(PHONE_MAX_LENGTH).use(phoneRule())
const typedAddress = () => vine.string().parse(wellFormed)
const address = (text: ReturnType<typeof typedAddress>) =>
  text.trim().maxLength(EMAIL_MAX_LENGTH).email().transform(canonicalEmail)
const email = () => address(typedAddress())
/** Left empty by a learner who has none. */
const optionalEmail = () =>
  address(
    typedAddress().parse((value) =>
      value === null || value === '' ? undefined : wellFormed(value)
    )
  ).optional()
const personName = () => nameText().maxLength(NAME_MAX_LENGTH).use(letteredRule())
/** Trimmed like every text in a request, so that one chosen at a console equals the one typed later. */
const newPassword = () =>
  vine
    .string()
    .trim()
    .minLength(PASSWORD_MIN_LENGTH)
    .maxLength(PASSWORD_MAX_LENGTH)
    .use(unpublishedPasswordRule())
    .use(commonPasswordRule())

/** A phone number or an e-mail address. Anything else belongs to no account and is answered like a wrong password. */
const identifier = () =>
  vine.string().trim().minLength(1).maxLength(EMAIL_MAX_LENGTH).use(legiblePhoneRule())

const listedPerson = vine.create({
  nama: personName(),
  nohp: phone(),
  email: optionalEmail(),
})
listedPerson.messagesProvider = sentences()

/** A learner of a list in the form of an account, or why they can't have one. */
export async function checkPerson(row: {
  nama: string
  nohp: string
  email: string | null
}): Promise<{ name: string; nohp: string; email: string | null } | { fault: string }> {
  const [error, person] = await listedPerson.tryValidate(row)
  if (person) return { name: person.nama, nohp: person.nohp, email: person.email ?? null }
  const [first] = error.messages as { message: string }[]
  return { fault: first?.message ?? '' }
}

/** In the order of the form: the first error there is reported first. */
export const registerValidator = vine.create({
  nama: personName(),
  nohp: phone(),
  email: email(),
  password: newPassword(),
})

registerValidator.messagesProvider = sentences({
  'password.minLength': PASSWORD_TOO_SHORT,
})

/** What is left of a registration without its malformed fields. */
export const partialRegistrationValidator = vine.create({
  nama: personName().optional(),
  nohp: phone().optional(),
  email: email().optional(),
  password: newPassword().optional(),
})

export const loginValidator = vine.create({
  identifier: identifier(),
  password: vine.string().minLength(1).maxLength(PASSWORD_MAX_LENGTH),
})

export const updateProfileValidator = vine.create({
  nama: personName(),
  newNohp: phone().optional(),
  /** Missing for an account without one; an existing one isn't removed. */
  email: optionalEmail(),
  /** An emptied field arrives as null, which removes the target. */
  targetSkor: scalarNumber()
    .withoutDecimals()
    .range([TOTAL_SCORE_LIMITS.min, TOTAL_SCORE_LIMITS.max])
    .nullable()
    .optional(),
  password: vine.string().maxLength(PASSWORD_MAX_LENGTH).optional(),
})

/** A correction by an admin; missing or empty fields stay. */
export const editUserValidator = vine.create({
  nama: personName().optional(),
  nohp: phone().optional(),
  email: optionalEmail(),
  alasan: vine.string().trim().minLength(ACTION_REASON.min).maxLength(ACTION_REASON.max),
})
editUserValidator.messagesProvider = sentences({
  'alasan.required': ACTION_REASON_MISSING,
  'alasan.minLength': ACTION_REASON_MISSING,
})

export const codeValidator = vine.create({
  kode: vine.string().trim().minLength(1).maxLength(FACTOR_CODE_MAX_LENGTH),
})

export const confirmPasswordValidator = vine.create({
  password: vine.string().minLength(1).maxLength(PASSWORD_MAX_LENGTH),
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

/** Replaces the password that was given out on paper. */
export const ownPasswordValidator = vine.create({ newPassword: newPassword() })
ownPasswordValidator.messagesProvider = sentences({
  'newPassword.minLength': NEW_PASSWORD_TOO_SHORT,
})

export const resetPasswordValidator = vine.create({
  identifier: identifier(),
  kode: vine.string().trim().minLength(1).maxLength(RESET_CODE_MAX_LENGTH),
  newPassword: newPassword(),
})
resetPasswordValidator.messagesProvider = sentences({
  'newPassword.minLength': NEW_PASSWORD_TOO_SHORT,
})

export const suspendUserValidator = vine.create({
  alasan: vine.string().trim().minLength(1).maxLength(SUSPENSION_REASON_MAX_LENGTH),
  force: vine.boolean().optional(),
})
suspendUserValidator.messagesProvider = sentences({
  'alasan.required': SUSPENSION_REASON_MISSING,
  'alasan.minLength': SUSPENSION_REASON_MISSING,
})

const staffRole = () => vine.enum(STAFF)

export const inviteStaffValidator = vine.create({
  nama: personName(),
  email: email(),
  peran: staffRole(),
})

export const changeRoleValidator = vine.create({ peran: vine.enum(ROLES) })

const invitationToken = () => vine.string().minLength(1).maxLength(INVITATION_TOKEN_MAX_LENGTH)

export const invitationTokenValidator = vine.create({ token: invitationToken() })

/** In the order of the form. */
export const acceptInvitationValidator = vine.create({
  token: invitationToken(),
  nama: personName(),
  nohp: phone(),
  password: newPassword(),
})
acceptInvitationValidator.messagesProvider = sentences({
  'password.minLength': PASSWORD_TOO_SHORT,
})

export const listUsersValidator = vine.create({
  ...listFields(USER_LIST.columns),
  ...dayFilters(),
  paket: idFilter(),
  kelas: idFilter(),
  status: vine
    .string()
    .in([...EXAM_STATUSES])
    .optional(),
})
