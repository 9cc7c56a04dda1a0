import { queryOptions } from '@tanstack/react-query'
import { api, type ResponseAt } from '@/lib/api/client'
import { readingBetween, type ClockReading } from '@/lib/countdown/time-left'

/** The learner's running or resting attempt, with its time on this device's monotonic clock. */
export type RunningAttempt = Omit<Answered, 'secondsRemaining'> & { reading: ClockReading }

type Answered = NonNullable<ResponseAt<'GET', '/soal/cek-endtime'>['simulasi']>

/**
 * Null while none runs. It is not cached after the last screen that shows it, because an exam in between changes it.
 */
export const runningAttemptQuery = queryOptions({
  queryKey: ['running-attempt'],
  queryFn: async ({ signal }): Promise<RunningAttempt | null> => {
    const sentAt = performance.now()
    const { simulasi } = await api.get('/soal/cek-endtime', { signal })
    if (!simulasi) return null
    const { secondsRemaining, ...attempt } = simulasi
    return { ...attempt, reading: readingBetween(secondsRemaining, sentAt, performance.now()) }
  },
  staleTime: 60_000,
  gcTime: 0,
})
