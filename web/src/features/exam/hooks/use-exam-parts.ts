import { useQuery } from '@tanstack/react-query'
import { fetchParts } from '@/features/exam/components/page-parts'

/** Number of retries before the learner is informed. */
const RETRIES = 3

/**
 * Fetches all code that a running session and leaving it may need, as soon as the page opens.
 * @param others fetches what the app around the exam needs for that
 */
export function useExamParts(others: () => Promise<unknown>) {
  const { isSuccess, error } = useQuery({
    queryKey: ['exam-parts'],
    queryFn: async () => {
      await Promise.all([fetchParts(), others()])
      return true
    },
    staleTime: Infinity,
    gcTime: Infinity,
    networkMode: 'always',
    retry: RETRIES,
  })
  return { areHere: isSuccess, error }
}
