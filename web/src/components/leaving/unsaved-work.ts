/** The confirmation shown before leaving. */
export interface LeaveQuestion {
  title: string
  text: string
  confirmLabel: string
  cancelLabel: string
}

/** The questions of all unsaved work, the latest last. */
const held = new Set<{ question: LeaveQuestion }>()

/** Registers unsaved work or a running test, so that leaving asks first. Returns a function that removes it. */
export function holdUnsavedWork(question: LeaveQuestion): () => void {
  const work = { question }
  held.add(work)
  return () => void held.delete(work)
}

/** The question to ask before leaving, or null without unsaved work. */
export function leaveQuestion(): LeaveQuestion | null {
  return [...held].at(-1)?.question ?? null
}
