/** Sees a step through the history before the router does; may keep it from the router with `stopImmediatePropagation`. */
export type HistoryGate = (event: PopStateEvent) => void

/** The newest last: a form in a dialog stands before the one below it. */
let gates: readonly HistoryGate[] = []

/**
 * Puts the gate in front of the router, closed to nobody yet. Listeners of the window run in the order they were
 * added, captured or not, so this is called before the router is drawn.
 */
export function installHistoryGate(): void {
  window.addEventListener('popstate', (event) => gates.at(-1)?.(event))
}

/** Sets who decides on steps through the history, until what it returns is called. */
export function guardHistory(next: HistoryGate): () => void {
  gates = [...gates, next]
  return () => {
    gates = gates.filter((gate) => gate !== next)
  }
}
