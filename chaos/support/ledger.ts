/** An answer as a learner sends it and the server holds it. */
export interface Held {
  id: number
  answer: string
  seq: number
}

/** What the server has acknowledged to one learner, and what became of it. */
export class Ledger {
  readonly #latest = new Map<number, Held>()
  /** Number of answers acknowledged. */
  acknowledged = 0

  constructor(readonly learner: string) {}

  /** The server said that it has this answer. */
  note(saved: Held): void {
    this.acknowledged += 1
    if (saved.seq > (this.#latest.get(saved.id)?.seq ?? 0)) this.#latest.set(saved.id, saved)
  }

  /** What was acknowledged until now. */
  copy(): Ledger {
    const copy = new Ledger(this.learner)
    for (const saved of this.#latest.values()) copy.note(saved)
    return copy
  }

  /** The acknowledged answers that are gone, changed, or covered by an older choice. */
  missingIn(held: readonly Held[]): string[] {
    const byPage = new Map(held.map((one) => [one.id, one]))
    return [...this.#latest.values()].flatMap(({ id, answer, seq }) => {
      const stored = byPage.get(id)
      if (stored && stored.seq > seq) return []
      if (stored?.seq === seq && stored.answer === answer) return []
      const found = stored ? `${stored.answer} (${stored.seq})` : 'nothing'
      return [`${this.learner}, page ${id}: ${answer} (${seq}) was acknowledged, found ${found}`]
    })
  }
}
