import { listQueryValidator } from '#app/platform/listing/list_query'
import { RESULT_LIST } from '#contracts/sort_columns'

export const listResultsValidator = listQueryValidator(RESULT_LIST.columns)
