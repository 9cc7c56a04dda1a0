import { listQueryValidator } from '#app/platform/listing/list_query'
import { RESULT_LIST } from '#contracts/results'

export const listResultsValidator = listQueryValidator(RESULT_LIST.columns)
