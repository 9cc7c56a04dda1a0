import type { QueryFunctionContext } from '@tanstack/react-query'
import { readRowStream, type Rows } from '@/lib/api/row-stream'

/** For whole lists, which take as long as they are. */
export const LIST_TIMEOUT_MS = 5 * 60 * 1000

/** Reads a list for a query, whose data holds the rows that have come while the others are on their way. */
export const streamRows =
  <Row>(key: string, { client, queryKey, signal }: QueryFunctionContext) =>
  (response: Response): Promise<Rows<Row>> =>
    readRowStream<Row>(response, key, (soFar) => {
      if (!signal.aborted) client.setQueryData(queryKey, soFar)
    })
