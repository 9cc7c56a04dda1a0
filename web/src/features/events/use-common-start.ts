import { REFUSAL } from '@lulus/api/contracts/refusals'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useNavigate } from 'react-router-dom'
import { beginMutation, type OwnEvent, type Waiting } from '@/features/events/api'
import { hasStatus, isUnreachable } from '@/lib/api/api-error'
import { paths } from '@/lib/paths'
import { useSessionUser } from '@/lib/session/use-session'

/** Milliseconds before a start that could not reach the server is retried. */
const AGAIN_MS = 2000

/**
 * Starts the attempt and opens the exam: automatically at a common start while this page waits, otherwise when the
 * learner presses the button. Automatic starts are spread over one polling interval.
 * @param waiting undefined before the first response
 */
export function useCommonStart(event: OwnEvent, waiting: Waiting | undefined) {
  const { nohp } = useSessionUser()
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  // The newer of the two: the package may be changed until the start.
  const { paketId } = waiting ?? event
  const open = async () => {
    // The cached data of the package is from before the start.
    queryClient.removeQueries({ queryKey: ['exam', paketId] })
    await navigate(paths.exam(paketId), { replace: true })
  }
  const begin = useMutation({
    ...beginMutation,
    retry: (_count, error) => isUnreachable(error),
    retryDelay: AGAIN_MS,
    onSuccess: () => open(),
    onError: async (error) => {
      // It runs on another device, and the exam page offers to take it over.
      if (hasStatus(error, 409) && error.code === REFUSAL.drivenElsewhere) await open()
    },
  })
  const { mutate } = begin
  const hasWaited = useRef(false)
  const remaining = waiting?.sisa ?? null
  const spread = (waiting?.tanyaLagi ?? 0) * 1000
  const isIn = waiting !== undefined && !waiting.perluToken

  useEffect(() => {
    if (!isIn) return
    if (remaining === null || remaining > 0) hasWaited.current = true
    if (remaining === null || !hasWaited.current) return
    const wait = remaining === 0 ? 0 : remaining + Math.random() * spread
    const timer = setTimeout(() => {
      hasWaited.current = false
      mutate({ nohp, paketId })
    }, wait)
    return () => clearTimeout(timer)
  }, [isIn, remaining, spread, mutate, nohp, paketId])

  return { ...begin, begin: () => mutate({ nohp, paketId }) }
}
