import { listQueryValidator } from '#app/listing/pages/list_query'
import { AUDIT_LIST } from '#contracts/audit'

export const listEntriesValidator = listQueryValidator(AUDIT_LIST.columns)
