import { MESSAGES } from '@lulus/api/contracts/messages'
import { text } from '@/features/admin-audit/model/details'

/** What a kind of message is called; null for one that this version doesn't know. */
export function messageLabel(kind: unknown): string | null {
  const name = text(kind)
  if (name === null) return null
  const known = Object.entries(MESSAGES).find(([one]) => one === name)
  return known ? known[1].label : null
}
