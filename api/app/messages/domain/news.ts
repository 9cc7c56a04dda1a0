import { REHEARSAL_NUMBERS } from '#contracts/accounts'
import type { Role } from '#contracts/capabilities'
import type { MessageKind } from '#contracts/messages'

/** What the placeholders of a message stand for, as far as it doesn't change: name and academy are today's. */
export interface MessageFacts {
  packageName: string
  /** Why a payment was rejected. */
  reason?: string
  eventName?: string
  /** When an event starts, in epoch milliseconds. */
  startsAt?: number
  /** Where an event takes place; null for any place. */
  lab?: string | null
  /** Of the page that it leads to, such as '/paketsoal'. */
  path: string
}

/** What a message is about. */
export type NewsSubject = `${'payment' | 'event' | 'result'}:${number}`

/** Something that a learner is to be told. */
export interface News {
  kind: MessageKind
  subject: NewsSubject
  /** Tells occurrences of one kind and subject apart: an event's new time is told again. */
  edition: number | string
  facts: MessageFacts
  /** From when on it is worth telling; at once by default. Epoch milliseconds. */
  dueAt?: number | null
  /** Until when it is; for ever by default. Epoch milliseconds. */
  until?: number | null
}

/** What decides whether, and how, somebody is told. */
export interface Addressee {
  id: number
  role: Role
  nohp: string
  email: string | null
  /** Opened by the demo's seed. */
  isDemo: boolean
  erasedAt: number | null
  mergedInto: number | null
}

/** Whether messages for this account arise at all: for learners who exist. */
export function isTold({ role, nohp, erasedAt, mergedInto }: Addressee): boolean {
  const isRehearsal = nohp.startsWith(REHEARSAL_NUMBERS)
  return role === 'User' && !isRehearsal && erasedAt === null && mergedInto === null
}

/** Whether e-mail may be sent to this account: never to the demo's, whose addresses are made up. */
export function isMailed(user: Addressee): user is Addressee & { email: string } {
  return isTold(user) && !user.isDemo && user.email !== null
}

/** The same for the same occurrence, so that repeating it adds no message. */
export function sourceOf({ kind, subject, edition }: News): string {
  return `${kind}/${subject}/${edition}`
}
