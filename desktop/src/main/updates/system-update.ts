import { mkdirSync, renameSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { z } from 'zod'
import { readIfThere } from '../config/json-file.ts'
import { PERMISSION_FILE, UPDATE_NOTICE_FILE, UPDATE_PERMISSION_FOLDER } from '../places.ts'
import { mayTakeSeat, LOOK_MS, type SeatUse } from './unused-seat.ts'

/** The system's task must still have time to see that the kiosk has exited. */
const LEAST_LEFT_MS = 60_000

/** The notice of the system's update task. It has empty texts and 0 for unknown values. */
const noticeSchema = z.object({
  state: z.enum(['current', 'waiting', 'installing', 'failed', 'frozen']),
  version: z.string().regex(/^(\d+\.\d+\.\d+)?$/),
  /** The reason of a failure, or what freezes the disk. */
  detail: z.string(),
  /** Written back by the kiosk when it exits. */
  token: z.string().regex(/^([0-9a-f-]{36})?$/),
  /** How long the task waits for it, and when this was written, in epoch milliseconds. */
  until: z.int(),
  at: z.int(),
})
export type UpdateNotice = z.infer<typeof noticeSchema>

/**
 * The latest notice of the system's update task, or null before its first one.
 * @param folder of the installed settings
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
    // Only the system writes there, and moves complete files into place, so the next one is readable.
    return null
  }
}

interface SystemUpdateRules extends SeatUse {
  /** The folder of the installed settings. */
  folder: string
  now: () => number
  /** Ends the kiosk. The system then installs the update and restarts the computer. */
  leave: () => void
  onFailure: (error: unknown) => void
}

/** Exits for a waiting update once the seat is unused. Returns a function that stops it. */
export function leaveForUpdates(rules: SystemUpdateRules): () => void {
  const { folder, now, leave, onFailure } = rules
  const timer = setInterval(() => {
    if (!mayTakeSeat(rules)) return
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

/** Moved into place, so that the task doesn't read half a token. */
function permit(folder: string, token: string): void {
  const file = join(folder, UPDATE_PERMISSION_FOLDER, PERMISSION_FILE)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(`${file}.baru`, token, { flush: true })
  renameSync(`${file}.baru`, file)
}
