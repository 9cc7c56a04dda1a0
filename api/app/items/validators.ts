import vine from '@vinejs/vine'
import type { FieldContext } from '@vinejs/vine/types'
import { MAX_NUMBER } from '#app/platform/validation/rules'
import { sentences } from '#app/platform/validation/sentences'
import { sectionOfPage, TOTAL_QUESTIONS } from '#contracts/exam'
import {
  CORRECTION_UNCLEAR,
  PAGE_WITHOUT_QUESTION,
  RESCORING_REASON_LIMITS,
  RESCORING_REASON_MISSING,
} from '#contracts/item_analysis'

const strictNumber = () => vine.number({ strict: true }).withoutDecimals()

/** Either keys or `gugur: true`, not both and not neither. */
const clearRule = vine.createRule((value: unknown, _: undefined, field: FieldContext) => {
  const { kunci, gugur } = value as { kunci?: unknown; gugur?: unknown }
  if ((kunci === undefined) === (gugur !== true)) field.report(CORRECTION_UNCLEAR, 'clear', field)
})

const questionPageRule = vine.createRule((value: unknown, _: undefined, field: FieldContext) => {
  if (typeof value === 'number' && sectionOfPage(value) === null)
    field.report(PAGE_WITHOUT_QUESTION, 'questionPage', field)
})

const reason = () =>
  vine.string().trim().minLength(RESCORING_REASON_LIMITS.min).maxLength(RESCORING_REASON_LIMITS.max)

/** The last re-scoring on the admin's screen, null for none; left out, it isn't compared. */
const seen = () => strictNumber().min(1).max(MAX_NUMBER).nullable().optional()

export const rescoreValidator = vine.create({
  terakhir: seen(),
  periksa: vine.boolean({ strict: true }).optional(),
  alasan: reason()
    .optional()
    .requiredWhen((field) => field.data.periksa !== true),
  koreksi: vine
    .array(
      vine
        .object({
          page: strictNumber().use(questionPageRule()),
          kunci: vine
            .array(strictNumber().range([1, 4]))
            .minLength(1)
            .distinct()
            .optional(),
          gugur: vine.boolean({ strict: true }).optional(),
        })
        .use(clearRule())
    )
    .minLength(1)
    .maxLength(TOTAL_QUESTIONS)
    .distinct('page'),
})

export const undoRescoringValidator = vine.create({ alasan: reason(), terakhir: seen() })

for (const validator of [rescoreValidator, undoRescoringValidator]) {
  validator.messagesProvider = sentences({
    'alasan.required': RESCORING_REASON_MISSING,
    'alasan.minLength': RESCORING_REASON_MISSING,
    'koreksi.minLength': CORRECTION_UNCLEAR,
    'koreksi.distinct': 'Satu soal hanya boleh dikoreksi satu kali.',
  })
}
