import { useQuery } from '@tanstack/react-query'
import {
  canEncrypt,
  keepRescueKey,
  readRescueKey,
  type RescueKey,
} from '@/features/exam/engine/rescue-key'
import { verdictOn } from '@/features/exam/model/retry'
import { platform } from '@/platform/platform'

/** Delay before the key is requested again. */
const RETRY_MS = 15_000

/** Prefetches and stores the running attempt's rescue key. Null until then, or if this browser can't use it. */
export function useRunningRescueKey(attemptId: number): RescueKey | null {
  const { data = null } = useQuery({
    queryKey: ['rescue-key', attemptId],
    queryFn: () => keepRescueKey(attemptId),
    enabled: canEncrypt(),
    staleTime: Infinity,
    gcTime: Infinity,
    networkMode: 'always',
    retry: (_failures, error) => verdictOn(error) === 'retry',
    retryDelay: RETRY_MS,
  })
  return data
}

/** The rescue key of an attempt that may be over, if this device has it and files can be saved here. */
export function useStoredRescueKey(attemptId: number): RescueKey | null {
  const { data = null } = useQuery({
    queryKey: ['stored-rescue-key', attemptId],
    queryFn: () => readRescueKey(attemptId),
    enabled: platform.hasDownloads,
    gcTime: 0,
    networkMode: 'always',
  })
  return data
}
