import type { QueryFunctionContext } from '@tanstack/react-query'
import { readRowStream, type Rows } from '@/lib/api/row-stream'

/** For whole lists, which take as long as they are. */
export const LIST_TIMEOUT_MS = 5 * 60 * 1000

/**
 * Reads a list for a query, whose data holds the rows that have come while the others are on their way. A refresh
 * takes none away before it is complete: whoever looks at the list would lose their place.
 */
export const streamRows =
  <Row>(key: string, { client, queryKey, signal }: QueryFunctionContext) =>
  (response: Response): Promise<Rows<Row>> =>
    readRowStream<Row>(response, key, (soFar) => {
      const shown = client.getQueryData<Rows<Row>>(queryKey)?.rows.length ?? 0
      if (!signal.aborted && soFar.rows.length > shown) client.setQueryData(queryKey, soFar)
    })
