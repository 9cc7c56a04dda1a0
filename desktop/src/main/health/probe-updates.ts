import { readNotice } from '../updates/system-update.ts'
import { newerVersion, type UpdateVerdict } from '../updates/update-policy.ts'
import type { UpdateFinding } from './check-updates.ts'

const TIMEOUT_MS = 3000
const MOST_BYTES = 64 * 1024

interface Here {
  /** The folder of the installed settings. */
  settingsFolder: string
  version: string
  /** The version that waits for the operator, or null. */
  offered: () => string | null
}

/** Finds the version that waits to be installed on this seat. Never throws. */
export async function probeUpdates(
  verdict: UpdateVerdict,
  { settingsFolder, version, offered }: Here
): Promise<UpdateFinding> {
  switch (verdict.kind) {
    case 'on':
      return { kind: 'on', offered: offered() }
    case 'managed':
      return { kind: 'managed', newer: newerVersion(await textOf(verdict.listing), version) }
    case 'system':
      return { kind: 'system', notice: noticeIn(settingsFolder) }
    default:
      return { kind: verdict.kind }
  }
}

/** Empty if there is no listing. An academy that serves no updates is not a problem. */
async function textOf(address: string): Promise<string> {
  try {
    const answer = await fetch(address, {
      redirect: 'error',
      cache: 'no-store',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    const announced = Number(answer.headers.get('content-length') ?? 0)
    if (answer.ok && announced <= MOST_BYTES) return await answer.text()
    await answer.body?.cancel()
    return ''
  } catch {
    // The server check shows the reason.
    return ''
  }
}

function noticeIn(folder: string) {
  try {
    return readNotice(folder)
  } catch (error) {
    console.error('What the update task says can not be read', error)
    return null
  }
}
