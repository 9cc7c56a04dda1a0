import { REFUSAL } from '@lulus/api/contracts/refusals'
import { readDrillVerdict, sendDrillAnswer, type DrillVerdict } from '@/features/learning/api/drill'
import { withVerdict } from '@/features/learning/model/practice-record'
import {
  changePractice,
  readPractice,
  usePractice,
} from '@/features/learning/practice/practice-store'
import { ApiError } from '@/lib/api/api-error'

let delivery: Promise<ApiError | null> | null = null

/**
 * Sends the answers that wait on this device, one after the other, once at a time.
 * @returns why some still wait; null when none does
 */
export function deliverPractice(): Promise<ApiError | null> {
  delivery ??= deliverAll().finally(() => {
    delivery = null
  })
  return delivery
}

async function deliverAll(): Promise<ApiError | null> {
  await readPractice()
  for (;;) {
    const [next] = Object.entries(usePractice.getState().waiting)
    if (!next) return null
    const id = Number(next[0])
    try {
      const verdict = await deliverOne(id, next[1])
      await changePractice((record) => withVerdict(record, id, verdict))
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      // Its package is closed, or it is no longer there: no later try would be taken.
      if (![403, 404, 422].includes(error.status)) return error
      await changePractice((record) => withVerdict(record, id, null))
    }
  }
}

async function deliverOne(id: number, answer: number): Promise<DrillVerdict> {
  try {
    return await sendDrillAnswer(id, answer)
  } catch (error) {
    // It was answered before, on another device or by a response that got lost.
    if (error instanceof ApiError && error.code === REFUSAL.answered) return readDrillVerdict(id)
    throw error
  }
}
