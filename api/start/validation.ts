import vine from '@vinejs/vine'
import { ACADEMY_FIELDS } from '#app/academy/field_names'
import { ACCOUNT_FIELDS } from '#app/accounts/field_names'
import { AUDIT_FIELDS } from '#app/audit/field_names'
import { CLASS_FIELDS } from '#app/classes/field_names'
import { ENROLMENT_FIELDS } from '#app/enrolment/field_names'
import { EVENT_FIELDS } from '#app/events/field_names'
import { EXAM_FIELDS } from '#app/exam/field_names'
import { ITEM_FIELDS } from '#app/items/field_names'
import { LAB_FIELDS } from '#app/labs/field_names'
import { LEARNING_FIELDS } from '#app/learning/field_names'
import { MESSAGE_FIELDS } from '#app/messages/field_names'
import { PACKAGE_FIELDS } from '#app/packages/field_names'
import { PEOPLE_FIELDS } from '#app/people/field_names'
import { PAYMENT_FIELDS } from '#app/payments/field_names'
import { REPORT_FIELDS } from '#app/reports/field_names'
import { nameFields } from '#app/platform/validation/field_names'
import { sentences } from '#app/platform/validation/sentences'

for (const names of [
  ACADEMY_FIELDS,
  ACCOUNT_FIELDS,
  AUDIT_FIELDS,
  CLASS_FIELDS,
  ENROLMENT_FIELDS,
  EVENT_FIELDS,
  EXAM_FIELDS,
  ITEM_FIELDS,
  LAB_FIELDS,
  LEARNING_FIELDS,
  MESSAGE_FIELDS,
  PACKAGE_FIELDS,
  PEOPLE_FIELDS,
  PAYMENT_FIELDS,
  REPORT_FIELDS,
])
  nameFields(names)

vine.messagesProvider = sentences()
