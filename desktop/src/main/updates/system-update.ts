import { mkdirSync, renameSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { z } from 'zod'
import { readIfThere } from '../config/json-file.ts'
import { PERMISSION_FILE, UPDATE_NOTICE_FILE, UPDATE_PERMISSION_FOLDER } from '../places.ts'
import { isUnused, LOOK_MS, type SeatUse } from './unused-seat.ts'

/** The system's task must still see that the kiosk has left. */
const LEAST_LEFT_MS = 60_000

/** What the system's update task says; it writes empty texts and 0 for what it doesn't know. */
const noticeSchema = z.object({
  state: z.enum(['current', 'waiting', 'installing', 'failed']),
  version: z.string().regex(/^(\d+\.\d+\.\d+)?$/),
  /** Why it failed. */
  detail: z.string(),
  /** Given back by the kiosk that has left. */
  token: z.string().regex(/^([0-9a-f-]{36})?$/),
  /** How long the task waits for it, and when this was written; epoch milliseconds. */
  until: z.int(),
  at: z.int(),
})
export type UpdateNotice = z.infer<typeof noticeSchema>

/**
 * The latest notice of the system's update task; null before its first one.
 * @param folder that of the installed settings
 */
export function readNotice(folder: string): UpdateNotice | null {
  const text = readIfThere(join(folder, UPDATE_NOTICE_FILE))
  if (text === null) return null
  const notice = noticeSchema.safeParse(parsed(text))
  return notice.success ? notice.data : null
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    // Only the system writes there, and moves whole files into place: the next one is readable.
    return null
  }
}

interface SystemUpdateRules extends SeatUse {
  /** That of the installed settings. */
  folder: string
  now: () => number
  /** Ends the kiosk: the system installs then, and restarts the computer. */
  leave: () => void
  onFailure: (error: unknown) => void
}

/** Leaves the seat to an update that waits, once nobody uses it. Returns a function that stops it. */
export function leaveForUpdates(rules: SystemUpdateRules): () => void {
  const { folder, now, leave, onFailure } = rules
  const timer = setInterval(() => {
    if (!isUnused(rules)) return
    try {
      const notice = readNotice(folder)
      if (notice?.state !== 'waiting' || notice.token === '') return
      if (notice.until - now() < LEAST_LEFT_MS) return
      permit(folder, notice.token)
      clearInterval(timer)
      leave()
    } catch (error) {
      onFailure(error)
    }
  }, LOOK_MS)
  return () => clearInterval(timer)
}

/** Moved into place: the task doesn't read half a token. */
function permit(folder: string, token: string): void {
  const file = join(folder, UPDATE_PERMISSION_FOLDER, PERMISSION_FILE)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(`${file}.baru`, token, { flush: true })
  renameSync(`${file}.baru`, file)
}
