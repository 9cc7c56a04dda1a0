/** An answer as a learner sends it and the server stores it. */
export interface Held {
  id: number
  answer: string
  seq: number
}

/** The server's acknowledgements to one learner, and whether they held. */
export class Ledger {
  readonly #latest = new Map<number, Held>()
  /** Number of answers acknowledged. */
  acknowledged = 0

  constructor(readonly learner: string) {}

  /** Records an acknowledged answer. */
  note(saved: Held): void {
    this.acknowledged += 1
    if (saved.seq > (this.#latest.get(saved.id)?.seq ?? 0)) this.#latest.set(saved.id, saved)
  }

  /** The acknowledgements so far. */
  copy(): Ledger {
    const copy = new Ledger(this.learner)
    for (const saved of this.#latest.values()) copy.note(saved)
    return copy
  }

  /** The acknowledged answers that are missing, changed, or replaced by an older choice. */
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
