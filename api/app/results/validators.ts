import { listQueryValidator } from '#app/listing/pages/list_query'
import { RESULT_LIST } from '#contracts/results'

export const listResultsValidator = listQueryValidator(RESULT_LIST.columns)
