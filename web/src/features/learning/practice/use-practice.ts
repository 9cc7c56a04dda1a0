import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useState } from 'react'
import { assignedDrillsQuery } from '@/features/learning/api/assigned-drills'
import { drillQuery, readDrillVerdict, type DrillItem } from '@/features/learning/api/drill'
import { planQuery } from '@/features/learning/api/plan'
import {
  withAnswer,
  withList,
  withoutLosses,
  withVerdict,
} from '@/features/learning/model/practice-record'
import { deliverPractice } from '@/features/learning/practice/deliver-practice'
import {
  changePractice,
  readPractice,
  usePractice as useRecord,
} from '@/features/learning/practice/practice-store'
import { ApiError, isUnreachable } from '@/lib/api/api-error'
import { watchReach } from '@/lib/api/watch-reach'

/**
 * What this device knows of a list of questions. Answers are stored first, and sent when possible.
 * @param list its name on this device
 * @param items undefined until they are known
 */
export function usePractice(list: string, items: readonly DrillItem[] | undefined) {
  const queryClient = useQueryClient()
  const record = useRecord()
  const [failure, setFailure] = useState<ApiError | null>(null)
  const ids = items?.map(({ id }) => id).join(' ')

  const deliver = useCallback(async () => {
    const waits = Object.keys(useRecord.getState().waiting).length > 0
    setFailure(await deliverPractice())
    if (!waits) return
    await queryClient.invalidateQueries({ queryKey: drillQuery.queryKey })
    await queryClient.invalidateQueries({ queryKey: planQuery.queryKey })
    await queryClient.invalidateQueries({ queryKey: assignedDrillsQuery.queryKey })
  }, [queryClient])

  useEffect(() => {
    void readPractice().then(deliver)
  }, [deliver])

  useEffect(() => {
    if (ids === undefined) return
    const numbers = ids === '' ? [] : ids.split(' ').map(Number)
    void changePractice((known) => withList(known, list, numbers))
  }, [list, ids])

  const isCutOff = isUnreachable(failure)
  useEffect(() => {
    if (!isCutOff) return
    return watchReach((isReachable) => {
      if (isReachable) void deliver()
    })
  }, [isCutOff, deliver])

  const answer = async (id: number, option: number) => {
    await changePractice((known) => withAnswer(known, id, option))
    await deliver()
  }
  /** Of a question that was answered on another device. */
  const look = async (id: number) => {
    try {
      const verdict = await readDrillVerdict(id)
      await changePractice((known) => withVerdict(known, id, verdict))
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      setFailure(error)
    }
  }
  return {
    record,
    failure,
    answer,
    look,
    retry: () => void deliver(),
    /** The learner has read which answers were lost. */
    dismissLosses: () => void changePractice(withoutLosses),
  }
}
export type Practice = ReturnType<typeof usePractice>
