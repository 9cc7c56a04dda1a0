import { queryOptions } from '@tanstack/react-query'
import { deliverUndelivered } from '@/features/exam/engine/deliver-undelivered'

/** Delay before answers are sent again. */
const RETRY_MS = 5000

/**
 * Delivers what the server does not have yet, repeatedly, until nothing is left (null).
 * @param nohp the learner's phone number
 * @param at the time of the question by this device's clock, which separates one question's query from the next
 */
export const deliveryQuery = (nohp: string, at?: number) =>
  queryOptions({
    queryKey: ['undelivered', nohp, at],
    queryFn: () => deliverUndelivered(nohp),
    gcTime: 0,
    refetchInterval: ({ state }) => (state.data === null ? false : RETRY_MS),
  })
