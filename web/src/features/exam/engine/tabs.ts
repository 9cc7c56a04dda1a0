import type { HeldAnswer } from '@lulus/api/contracts/answers'
import type { Choice } from '@/features/exam/model/journal'

/** Messages between the tabs of one attempt. */
export type TabMessage =
  | { kind: 'answer'; page: number; held: HeldAnswer; choice: Choice }
  | { kind: 'flags'; flags: readonly number[] }
  | { kind: 'played'; page: number }
  /** The attempt moved to another session or ended. */
  | { kind: 'moved' }

export interface Tabs {
  post(message: TabMessage): void
  close(): void
}

/**
 * Connects the tabs of an attempt. Browsers without BroadcastChannel (Safari before 15.4) synchronise only through the
 * server.
 */
export function joinTabs(attemptId: number, onMessage: (message: TabMessage) => void): Tabs {
  if (typeof BroadcastChannel === 'undefined') return { post: () => {}, close: () => {} }
  const channel = new BroadcastChannel(`lulus-ujian-${attemptId}`)
  channel.onmessage = ({ data }: MessageEvent<TabMessage>) => onMessage(data)
  return {
    post: (message) => channel.postMessage(message),
    close: () => channel.close(),
  }
}
