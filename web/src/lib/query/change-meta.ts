import type { QueryKey, UseMutationOptions } from '@tanstack/react-query'

/** How a mutation's outcome is handled: `refreshes` by the query client for every mutation, the rest by `useChange`. */
export type ChangeMeta = {
  /** Queries to refetch afterwards, including all whose keys start with these. */
  refreshes?: readonly { queryKey: QueryKey }[]
  /** Title of the success dialog. Null if the screen itself shows success. */
  done?: string | null
  /** Text of the success dialog, instead of the server's message. */
  message?: string
  /** Title of the failure dialog. Null if the screen itself shows failures. */
  failed?: string | null
  /** Text of the failure dialog if the server sends no message. */
  fallback?: string
}

declare module '@tanstack/react-query' {
  interface Register {
    mutationMeta: ChangeMeta
  }
}

/** Mutation options without callbacks, so that `Data` may be a part of the response. */
export type Change<Data, Input> = Pick<
  UseMutationOptions<Data, Error, Input>,
  'mutationFn' | 'meta' | 'gcTime'
>
