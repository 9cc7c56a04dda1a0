/** What is asked before something on the screen is left. */
export interface LeaveQuestion {
  title: string
  text: string
  confirmLabel: string
  cancelLabel: string
}

/** The questions of all that is held, the latest last. */
const held = new Set<{ question: LeaveQuestion }>()

/** Notes that leaving has a cost: something isn't saved, or a test runs. Returns how to take it back. */
export function holdUnsavedWork(question: LeaveQuestion): () => void {
  const work = { question }
  held.add(work)
  return () => void held.delete(work)
}

/** The question to ask before leaving; null when nothing is held. */
export function leaveQuestion(): LeaveQuestion | null {
  return [...held].at(-1)?.question ?? null
}
