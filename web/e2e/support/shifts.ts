import type { BrowserContext, Page } from '@playwright/test'

interface Shift {
  value: number
  moved: string[]
}

declare global {
  interface Window {
    layoutShifts: Shift[]
  }
}

/** Records layout shifts in all pages that the context opens from now on. */
export async function watchShifts(context: BrowserContext): Promise<void> {
  await context.addInitScript(collectShifts)
}

/** The layout shifts since the last call or the page load. */
export function takeShifts(page: Page): Promise<Shift[]> {
  return page.evaluate(async () => {
    // The browser reports them after painting.
    for (let frame = 0; frame < 2; frame += 1)
      await new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn)))
    return window.layoutShifts.splice(0)
  })
}

/** Runs in the page: records layout shifts that don't follow user input. */
function collectShifts(): void {
  type Entry = PerformanceEntry & {
    value: number
    hadRecentInput: boolean
    sources: { node: Node | null }[]
  }
  window.layoutShifts = []
  new PerformanceObserver((list) => {
    for (const { value, hadRecentInput, sources } of list.getEntries() as Entry[]) {
      if (hadRecentInput) continue
      const moved = sources.map(({ node }) =>
        node instanceof Element ? node.outerHTML.slice(0, 100) : String(node?.textContent)
      )
      window.layoutShifts.push({ value, moved })
    }
  }).observe({ type: 'layout-shift', buffered: true })
}
