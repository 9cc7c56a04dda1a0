import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useState } from 'react'
import { drillQuery, readDrillVerdict } from '@/features/learning/api/drill'
import { planQuery } from '@/features/learning/api/plan'
import { onlyOf, withAnswer, withVerdict } from '@/features/learning/model/practice-record'
import { deliverPractice } from '@/features/learning/practice/deliver-practice'
import {
  changePractice,
  readPractice,
  usePractice,
} from '@/features/learning/practice/practice-store'
import { ApiError, isUnreachable } from '@/lib/api/api-error'
import { watchReach } from '@/lib/api/watch-reach'

/** The questions of today with what this device knows of them. Answers are stored first, and sent when possible. */
export function useDailyPractice() {
  const drill = useQuery(drillQuery)
  const queryClient = useQueryClient()
  const record = usePractice()
  const [failure, setFailure] = useState<ApiError | null>(null)
  const ids = drill.data?.data.map(({ id }) => id).join(' ')

  const deliver = useCallback(async () => {
    const waits = Object.keys(usePractice.getState().waiting).length > 0
    setFailure(await deliverPractice())
    if (!waits) return
    await queryClient.invalidateQueries(drillQuery)
    await queryClient.invalidateQueries(planQuery)
  }, [queryClient])

  useEffect(() => {
    void readPractice().then(deliver)
  }, [deliver])

  useEffect(() => {
    if (ids === undefined) return
    void changePractice((known) => onlyOf(known, ids.split(' ').map(Number)))
  }, [ids])

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
  return { drill, record, failure, answer, look, retry: () => void deliver() }
}
