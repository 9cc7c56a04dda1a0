import type { Page } from '@playwright/test'

/** An event of the page in a trace of Chromium. */
interface EventTiming {
  /** None (0) for what isn't counted, such as moves of the pointer. */
  interactionId: number
  /** Milliseconds from the press to the next frame; browsers round it to eight when a page asks. */
  duration: number
}

interface TraceEvent {
  name: string
  ts: number
  args: { data?: EventTiming }
}

/**
 * How long a page took from each press to its next frame while `work` pressed and its processor was so many times
 * slower, in their order and in milliseconds: the longest of a press's events, as INP (Interaction to Next Paint)
 * counts it. From a trace of the browser; other parts of a trace would slow it down.
 */
export async function traced(
  page: Page,
  timesSlower: number,
  work: () => Promise<void>
): Promise<number[]> {
  const client = await page.context().newCDPSession(page)
  const browser = page.context().browser()
  if (!browser) throw new Error('A page of a browser of its own has no trace')
  await page.bringToFront()
  await client.send('Emulation.setCPUThrottlingRate', { rate: timesSlower })
  // A press that came before is told of after its frame.
  await page.waitForTimeout(1_000)
  await browser.startTracing(page, { categories: ['-*', 'devtools.timeline'] })
  await work()
  const trace = await browser.stopTracing()
  // Even a page at rest keeps a core busy while it is slowed down.
  await client.send('Emulation.setCPUThrottlingRate', { rate: 1 })
  const { traceEvents } = JSON.parse(trace.toString()) as { traceEvents: TraceEvent[] }
  const durations = new Map<number, number>()
  for (const { name, args } of traceEvents.toSorted((one, other) => one.ts - other.ts)) {
    if (name !== 'EventTiming' || !args.data?.interactionId) continue
    const { interactionId, duration } = args.data
    durations.set(interactionId, Math.max(duration, durations.get(interactionId) ?? 0))
  }
  return [...durations.values()]
}

/** INP: the longest of these durations, but for one in fifty. */
export function interactionToNextPaint(durations: readonly number[]): number {
  const longestFirst = durations.toSorted((one, other) => other - one)
  return longestFirst[Math.floor(longestFirst.length / 50)] ?? Number.NaN
}

/** What the page's scripts hold after a collection of garbage, in megabytes. */
export async function heapOf(page: Page): Promise<number> {
  const client = await page.context().newCDPSession(page)
  await client.send('HeapProfiler.collectGarbage')
  const { usedSize } = await client.send('Runtime.getHeapUsage')
  return usedSize / 1024 / 1024
}
