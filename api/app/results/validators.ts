import { listQueryValidator } from '#app/platform/listing/list_query'

export const RESULT_COLUMNS = [
  'createdAt',
  'nama',
  'nama_paket',
  'listeningScore',
  'structureScore',
  'readingScore',
  'totalScore',
] as const
export type ResultColumn = (typeof RESULT_COLUMNS)[number]

export const listResultsValidator = listQueryValidator(RESULT_COLUMNS)
