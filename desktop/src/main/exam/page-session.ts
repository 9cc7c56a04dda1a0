import { session, type Session } from 'electron'
import { SECRET_COOKIE } from '../gateway/admission.ts'
import type { IncidentKind } from '../incidents/incident-log.ts'
import { guardSession } from '../lockdown/guard-session.ts'
import { isRequestAllowed } from '../security/navigation.ts'

interface PageSessionOptions {
  /** In memory unless it begins with `persist:`. */
  partition: string
  origin: string
  secret: string
  record: (kind: IncidentKind, detail: string) => void
}

export interface PageSession {
  /** Removes all personal data. The window keeps its gateway cookie. */
  empty: () => Promise<void>
}

/** Prepares the session of the exam page: access rules, no proxy, and the gateway cookie. */
export async function preparePageSession({
  partition,
  origin,
  secret,
  record,
}: PageSessionOptions): Promise<PageSession> {
  const page = session.fromPartition(partition)
  // A proxy must not see traffic between the window and its own computer.
  await page.setProxy({ mode: 'direct' })
  guardSession(page, { isRequestAllowed: (address) => isRequestAllowed(address, origin), record })
  await givePass(page, origin, secret)
  return {
    empty: async () => {
      await page.clearStorageData()
      await page.clearCache()
      await givePass(page, origin, secret)
    },
  }
}

function givePass(page: Session, origin: string, secret: string): Promise<void> {
  return page.cookies.set({
    url: origin,
    name: SECRET_COOKIE,
    value: secret,
    httpOnly: true,
    sameSite: 'strict',
  })
}
