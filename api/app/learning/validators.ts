import vine from '@vinejs/vine'
import { MAX_NUMBER, scalarNumber } from '#app/platform/validation/rules'
import { sentences } from '#app/platform/validation/sentences'
import { mayBeDue } from '#app/learning/domain/class_drill'
import { mayPlan } from '#app/learning/domain/study_plan'
import { dateOf, startOfDate, startOfDay } from '#app/platform/time/domain/academy_days'
import { clock } from '#app/platform/time/clock'
import {
  CLASS_DRILL_ITEMS,
  CLASS_DRILL_NOTE_MAX_LENGTH,
  CLASS_DRILL_SKILLS_MAX,
  DUE_DAY_INVALID,
} from '#contracts/class_drills'
import { TEST_DAY_INVALID } from '#contracts/practice'
import { SKILL_CODES } from '#contracts/skills'
import { TEACHER_NOTE_MAX_LENGTH } from '#contracts/explanations'
import { TOTAL_SCORE_LIMITS } from '#contracts/results'

/** A day on which a test may be planned. */
const testDayRule = vine.createRule((value: unknown, _: undefined, field) => {
  if (!field.isValid || typeof value !== 'string') return
  const today = dateOf(startOfDay(clock.now()))
  if (startOfDate(value) !== null && mayPlan(value, today)) return
  field.report(TEST_DAY_INVALID, 'testDay', field)
})

/** Both fields are sent; null or empty removes one. */
export const studyPlanValidator = vine.create({
  tanggalTes: vine.string().use(testDayRule()).nullable(),
  targetSkor: scalarNumber()
    .withoutDecimals()
    .range([TOTAL_SCORE_LIMITS.min, TOTAL_SCORE_LIMITS.max])
    .nullable(),
})
studyPlanValidator.messagesProvider = sentences({ 'tanggalTes.string': TEST_DAY_INVALID })

export const answerDrillValidator = vine.create({
  jawaban: vine.number({ strict: true }).withoutDecimals().range([1, 4]),
})

const id = () => scalarNumber().withoutDecimals().min(1).max(MAX_NUMBER)

export const classPackageValidator = vine.create({ paket: id().optional() })

/** An empty note arrives as null, which removes it. */
export const teacherNoteValidator = vine.create({
  soalId: id(),
  catatan: vine.string().trim().maxLength(TEACHER_NOTE_MAX_LENGTH).nullable(),
})

/** A day until which a class may have time. */
const dueDayRule = vine.createRule((value: unknown, _: undefined, field) => {
  if (!field.isValid || typeof value !== 'string') return
  const today = dateOf(startOfDay(clock.now()))
  if (startOfDate(value) !== null && mayBeDue(value, today)) return
  field.report(DUE_DAY_INVALID, 'dueDay', field)
})

const dueNote = {
  tenggat: vine.string().use(dueDayRule()),
  /** Empty arrives as null. */
  catatan: vine.string().trim().maxLength(CLASS_DRILL_NOTE_MAX_LENGTH).nullable(),
}

export const assignDrillValidator = vine.create({
  keterampilan: vine
    .array(vine.enum(SKILL_CODES))
    .minLength(1)
    .maxLength(CLASS_DRILL_SKILLS_MAX)
    .distinct(),
  banyakSoal: scalarNumber()
    .withoutDecimals()
    .range([CLASS_DRILL_ITEMS.least, CLASS_DRILL_ITEMS.most]),
  ...dueNote,
})

export const changeDrillValidator = vine.create(dueNote)
