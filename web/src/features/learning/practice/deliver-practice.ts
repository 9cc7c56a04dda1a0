import { REFUSAL } from '@lulus/api/contracts/refusals'
import { readDrillVerdict, sendDrillAnswer, type DrillVerdict } from '@/features/learning/api/drill'
import { withLoss, withVerdict } from '@/features/learning/model/practice-record'
import {
  changePractice,
  readPractice,
  usePractice,
} from '@/features/learning/practice/practice-store'
import { ApiError, hasStatus } from '@/lib/api/api-error'

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
  let kept: ApiError | null = null
  const tried = new Set<number>()
  for (;;) {
    const next = Object.entries(usePractice.getState().waiting).find(
      ([one]) => !tried.has(Number(one))
    )
    if (!next) return kept
    const id = Number(next[0])
    tried.add(id)
    try {
      const verdict = await deliverOne(id, next[1])
      await changePractice((record) => withVerdict(record, id, verdict))
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      if (error.status === 404 || error.status === 422) {
        // The question is no longer there: no later try would be taken.
        await changePractice((record) => withLoss(record, id))
      } else if (hasStatus(error, 403)) {
        // Its explanations are closed and may open again. The others can be sent meanwhile.
        kept ??= error
      } else return error
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
