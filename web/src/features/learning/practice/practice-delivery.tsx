import { useEffect } from 'react'
import { deliverPractice } from '@/features/learning/practice/deliver-practice'
import { isUnreachable } from '@/lib/api/api-error'
import { watchReach } from '@/lib/api/watch-reach'

/** Delivers answers of practice that wait on this device, on whichever screen the learner is. */
export default function PracticeDelivery() {
  useEffect(() => {
    let stopWatch: (() => void) | null = null
    let isGone = false
    const deliver = async () => {
      const failure = await deliverPractice()
      if (!isUnreachable(failure)) stopWatch?.()
      else if (!isGone) stopWatch ??= watchReach((isReachable) => void (isReachable && deliver()))
    }
    void deliver()
    return () => {
      isGone = true
      stopWatch?.()
    }
  }, [])
  return null
}
