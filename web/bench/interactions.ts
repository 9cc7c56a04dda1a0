import type { CDPSession, Page } from '@playwright/test'

/** How long an interaction took until its next frame, by what it began with: `keydown`, `pointerup`, `click`. */
export interface Interaction {
  name: string
  /** Milliseconds, in steps of eight. */
  duration: number
}

type Timing = PerformanceEventTiming & { interactionId: number }

declare global {
  interface Window {
    interactions: Map<number, { name: string; duration: number }>
  }
}

/**
 * Notes each interaction of a page as browsers count them for INP (Interaction to Next Paint): the longest of its events.
 * Those of less than 16 ms aren't reported by browsers.
 */
export async function watchInteractions(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.interactions = new Map()
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as Timing[]) {
        if (!entry.interactionId) continue
        const known = window.interactions.get(entry.interactionId)
        if (known && known.duration >= entry.duration) continue
        const { name, duration } = entry
        window.interactions.set(entry.interactionId, { name, duration })
      }
    }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit)
  })
}

/** The interactions of the page since it was loaded, the longest first. */
export async function interactionsOf(page: Page): Promise<Interaction[]> {
  const all = await page.evaluate(() => [...window.interactions.values()])
  return all.toSorted((one, other) => other.duration - one.duration)
}

/** What the page's scripts hold after a collection of garbage, in megabytes. */
export async function heapOf(client: CDPSession): Promise<number> {
  await client.send('HeapProfiler.collectGarbage')
  const { usedSize } = await client.send('Runtime.getHeapUsage')
  return usedSize / 1024 / 1024
}
