import type { Page } from '@playwright/test'

/** An event of the page in a trace of Chromium. */
interface EventTiming {
  /** 0 for events that aren't counted, such as pointer moves. */
  interactionId: number
  /** Milliseconds from the press to the next frame, rounded to eight when a page asks for it. */
  duration: number
}

interface TraceEvent {
  name: string
  ts: number
  args: { data?: EventTiming }
}

/**
 * Measures how long the page took from each press to its next frame while `work` pressed on a throttled CPU, in order
 * and in milliseconds. Each value is the longest of a press's events, as INP (Interaction to Next Paint) counts it.
 * Reads a browser trace of this category only, because other categories would slow the page down.
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
  // An earlier press is reported after its frame.
  await page.waitForTimeout(1_000)
  await browser.startTracing(page, { categories: ['-*', 'devtools.timeline'] })
  await work()
  const trace = await browser.stopTracing()
  // A throttled page keeps a core busy even at rest.
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

/** INP: the longest of these durations, ignoring one in fifty. */
export function interactionToNextPaint(durations: readonly number[]): number {
  const longestFirst = durations.toSorted((one, other) => other - one)
  return longestFirst[Math.floor(longestFirst.length / 50)] ?? Number.NaN
}

/** The JavaScript heap after garbage collection, in megabytes. */
export async function heapOf(page: Page): Promise<number> {
  const client = await page.context().newCDPSession(page)
  await client.send('HeapProfiler.collectGarbage')
  const { usedSize } = await client.send('Runtime.getHeapUsage')
  return usedSize / 1024 / 1024
}
