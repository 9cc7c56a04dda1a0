import vine from '@vinejs/vine'
import { dayFilters } from '#app/listing/pages/list_filters'
import { listFields } from '#app/listing/pages/list_query'
import { AUDIT_LIST, AUDIT_SUBJECTS } from '#contracts/audit'

const SUBJECTS = Object.keys(AUDIT_SUBJECTS)

export const listEntriesValidator = vine.create({
  ...listFields(AUDIT_LIST.columns),
  ...dayFilters(),
  tentang: vine.string().in(SUBJECTS).optional(),
})
