import vine from '@vinejs/vine'
import { dayFilters, idFilter } from '#app/listing/pages/list_filters'
import { listFields } from '#app/listing/pages/list_query'
import { RESULT_LIST } from '#contracts/results'

export const listResultsValidator = vine.create({
  ...listFields(RESULT_LIST.columns),
  ...dayFilters(),
  paket: idFilter(),
  kelas: idFilter(),
})
