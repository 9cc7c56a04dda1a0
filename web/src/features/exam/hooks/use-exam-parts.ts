import { useQuery } from '@tanstack/react-query'
import { fetchParts } from '@/features/exam/components/page-parts'

/** Tries again after a failure, before the learner is told. */
const RETRIES = 3

/**
 * Fetches all code that a running session and a way out of it may need, from the page's first moment on.
 * @param others what the app around the exam needs for that
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
