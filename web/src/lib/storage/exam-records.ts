import { keys } from 'idb-keyval'
import { privateStore } from '@/lib/storage/private-store'
import { EXAM_RECORD_PREFIX } from '@/platform/kiosk-bridge'

/** Whether this device has a record of any attempt. False where nothing can be stored. */
export async function hasExamRecords(): Promise<boolean> {
  try {
    const names = await keys(privateStore())
    return names.some((name) => typeof name === 'string' && name.startsWith(EXAM_RECORD_PREFIX))
  } catch (error) {
    console.warn('Nothing can be stored in this browser.', error)
    return false
  }
}
