import { get, update } from 'idb-keyval'
import { create } from 'zustand'
import {
  EMPTY_PRACTICE,
  waitingCount,
  type PracticeRecord,
} from '@/features/learning/model/practice-record'
import { privateStore } from '@/lib/storage/private-store'
import { PRACTICE_WAITS_KEY } from '@/lib/offline/practice-waits'

/** The record on this device. Without storage it lasts as long as the page. */

const KEY = 'practice'

export const usePractice = create<PracticeRecord>(() => EMPTY_PRACTICE)

/** Reads what earlier pages or other tabs have stored. */
export async function readPractice(): Promise<void> {
  try {
    const stored = await get<Partial<PracticeRecord>>(KEY, privateStore())
    if (stored) usePractice.setState(complete(stored), true)
  } catch (error) {
    reportUnavailable(error)
  }
}

/** Changes the stored record in one transaction, and shows it. */
export async function changePractice(
  change: (record: PracticeRecord) => PracticeRecord
): Promise<void> {
  let changed = change(usePractice.getState())
  try {
    await update<Partial<PracticeRecord>>(
      KEY,
      (stored) => (changed = change(stored ? complete(stored) : usePractice.getState())),
      privateStore()
    )
    if (waitingCount(changed) > 0) localStorage.setItem(PRACTICE_WAITS_KEY, '1')
    else localStorage.removeItem(PRACTICE_WAITS_KEY)
  } catch (error) {
    reportUnavailable(error)
  }
  usePractice.setState(changed, true)
}

/** A record that an earlier version stored. */
function complete(stored: Partial<PracticeRecord>): PracticeRecord {
  return { ...EMPTY_PRACTICE, ...stored }
}

function reportUnavailable(error: unknown): void {
  console.warn('Practice can not be kept on this device', error)
}
