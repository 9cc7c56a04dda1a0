import type { Browser, CDPSession, Page } from '@playwright/test'

/** How long an interaction took until its next frame, by the longest of its events: `keydown`, `pointerup`, `click`. */
export interface Interaction {
  name: string
  /** Milliseconds. */
  duration: number
}

/** An event of the page in a trace of Chromium. */
interface EventTiming {
  type: string
  /** None (0) for what isn't counted, such as moves of the pointer. */
  interactionId: number
  /** Milliseconds from the press to the next frame; browsers round it to eight when a page asks. */
  duration: number
}

interface TraceEvent {
  name: string
  args: { data?: EventTiming }
}

/** Starts a trace of what the page answers; other parts of a trace would slow it down. */
export async function traceInteractions(browser: Browser, page: Page): Promise<void> {
  await browser.startTracing(page, { categories: ['-*', 'devtools.timeline'] })
}

/** Ends the trace and gives its interactions as INP (Interaction to Next Paint) counts them, the longest first. */
export async function tracedInteractions(browser: Browser): Promise<Interaction[]> {
  const trace = await browser.stopTracing()
  const { traceEvents } = JSON.parse(trace.toString()) as { traceEvents: TraceEvent[] }
  const interactions = new Map<number, Interaction>()
  for (const { name, args } of traceEvents) {
    if (name !== 'EventTiming' || !args.data?.interactionId) continue
    const { type, interactionId, duration } = args.data
    const known = interactions.get(interactionId)
    if (!known || known.duration < duration)
      interactions.set(interactionId, { name: type, duration })
  }
  return [...interactions.values()].toSorted((one, other) => other.duration - one.duration)
}

/** What the page's scripts hold after a collection of garbage, in megabytes. */
export async function heapOf(client: CDPSession): Promise<number> {
  await client.send('HeapProfiler.collectGarbage')
  const { usedSize } = await client.send('Runtime.getHeapUsage')
  return usedSize / 1024 / 1024
}
