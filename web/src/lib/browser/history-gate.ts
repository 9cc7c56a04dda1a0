/** Sees a step through the history before the router does; may keep it from the router with `stopImmediatePropagation`. */
export type HistoryGate = (event: PopStateEvent) => void

let gate: HistoryGate | null = null

/**
 * Puts the gate in front of the router, closed to nobody yet. Listeners of the window run in the order they were
 * added, captured or not, so this is called before the router is drawn.
 */
export function installHistoryGate(): void {
  window.addEventListener('popstate', (event) => gate?.(event))
}

/** Sets who decides on steps through the history; returns how to take it back. */
export function guardHistory(next: HistoryGate): () => void {
  gate = next
  return () => {
    if (gate === next) gate = null
  }
}
