import { queryOptions } from '@tanstack/react-query'
import { deliverUndelivered } from '@/features/exam/engine/deliver-undelivered'

/** Time before answers are sent again. */
const RETRY_MS = 5000

/**
 * Delivers what this device has and the server hasn't, again and again, until nothing is left: null.
 * @param nohp the learner's phone number
 * @param at tells one question about it from the next, by this device's clock
 */
export const deliveryQuery = (nohp: string, at?: number) =>
  queryOptions({
    queryKey: ['undelivered', nohp, at],
    queryFn: () => deliverUndelivered(nohp),
    gcTime: 0,
    refetchInterval: ({ state }) => (state.data === null ? false : RETRY_MS),
  })
