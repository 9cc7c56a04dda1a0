import { SaveRescue } from '@/features/exam/components/save-rescue'
import { readRecord } from '@/features/exam/engine/storage'
import { useStoredRescueKey } from '@/features/exam/hooks/use-rescue-key'

/** Saves a rescue file of a finished attempt. Hidden without its key. */
export function RescueStored({ attemptId }: { attemptId: number }) {
  const rescueKey = useStoredRescueKey(attemptId)

  return (
    rescueKey && (
      <SaveRescue
        attemptId={attemptId}
        rescueKey={rescueKey}
        read={() => readRecord(attemptId)}
        serverTime={() => null}
      />
    )
  )
}
