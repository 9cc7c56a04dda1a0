import vine from '@vinejs/vine'
import type { FieldContext } from '@vinejs/vine/types'
import { listFields } from '#app/listing/pages/list_query'
import { sentences } from '#app/platform/validation/sentences'
import {
  MESSAGE_KINDS,
  MESSAGE_LIST,
  MESSAGE_STATES,
  MESSAGE_TEXT_MAX_LENGTH,
  MESSAGE_TEXT_MISSING,
  messageTextFault,
  type MessageKind,
} from '#contracts/messages'

export const listMessagesValidator = vine.create({
  ...listFields(MESSAGE_LIST.columns),
  keadaan: vine.enum(MESSAGE_STATES).optional(),
  jenisPesan: vine.enum(MESSAGE_KINDS).optional(),
})

/** Refuses placeholders that the message's kind doesn't have. */
const textRule = vine.createRule((value: unknown, _: undefined, field: FieldContext) => {
  const kind: unknown = field.parent.jenisPesan
  if (typeof value !== 'string' || !MESSAGE_KINDS.includes(kind as MessageKind)) return
  const fault = messageTextFault(kind as MessageKind, value)
  if (fault !== null) field.report(fault, 'messageText', field)
})

/** Refuses control characters but line breaks, and broken surrogates. */
const legibleRule = vine.createRule((value: unknown, _: undefined, field: FieldContext) => {
  if (typeof value === 'string' && /[^\P{Cc}\n]|\p{Cs}/u.test(value)) {
    field.report('{{ field }} berisi karakter yang tidak diperbolehkan.', 'legible', field)
  }
})

export const messageTextValidator = vine.create({
  jenisPesan: vine.enum(MESSAGE_KINDS),
  teksPesan: vine
    .string()
    .parse((value) => (typeof value === 'string' ? value.replaceAll(/\r\n?/g, '\n') : value))
    .trim()
    .maxLength(MESSAGE_TEXT_MAX_LENGTH)
    .use(legibleRule())
    .use(textRule()),
})
messageTextValidator.messagesProvider = sentences({ 'teksPesan.required': MESSAGE_TEXT_MISSING })
