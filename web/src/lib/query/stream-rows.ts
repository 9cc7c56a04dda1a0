import type { QueryFunctionContext } from '@tanstack/react-query'
import { readRowStream, type Rows } from '@/lib/api/row-stream'

/** Lists may be long. */
export const LIST_TIMEOUT_MS = 5 * 60 * 1000

/**
 * Streams a list into a query and shows rows as they arrive. A refresh keeps the old rows until it is complete, so that
 * users keep their place.
 */
export const streamRows =
  <Row>(key: string, { client, queryKey, signal }: QueryFunctionContext) =>
  (response: Response): Promise<Rows<Row>> =>
    readRowStream<Row>(response, key, (soFar) => {
      const shown = client.getQueryData<Rows<Row>>(queryKey)?.rows.length ?? 0
      if (!signal.aborted && soFar.rows.length > shown) client.setQueryData(queryKey, soFar)
    })
