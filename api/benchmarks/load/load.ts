import { fork } from 'node:child_process'
import { once } from 'node:events'

/** One request. In `json`, `$seq` stands for a number that grows with each round of its client. */
export interface Call {
  method: 'GET' | 'POST' | 'PUT'
  /** Below `/api`. */
  path: string
  headers: Record<string, string>
  json?: string
  /** A body that isn't JSON. */
  base64?: string
}

export interface Load {
  port: number
  /** Each sends its calls in turn, over one connection. */
  clients: { calls: Call[]; firstSeq?: number }[]
  /** How long a load without a rate lasts. */
  seconds?: number
  /** With it, requests leave on schedule, the clients' in turn, `calls` in all. */
  perSecond?: number
  calls?: number
  /** On schedule: a client's calls are all due before the next client's first. */
  oneByOne?: boolean
}

export interface Outcome {
  /** Milliseconds, of all responses. */
  latencies: number[]
  /** Counts of statuses or errors other than success. */
  failures: Record<string, number>
  seconds: number
}

/** Puts load on a server, from a process of its own. */
export async function run(load: Load): Promise<Outcome> {
  const child = fork(new URL('load_process.ts', import.meta.url))
  child.send(load)
  const [outcome] = (await once(child, 'message')) as [Outcome]
  return outcome
}

/** How many requests failed. */
export function failuresOf({ failures }: Outcome): number {
  return Object.values(failures).reduce((sum, count) => sum + count, 0)
}
