import type { Answer } from '../../api/contracts/exam.ts'

/** An answer as it is sent, and stored by the server. */
export interface Choice {
  id: number
  answer: Answer
  seq: number
}

/** A learner's choices, to be compared with the server's answers. */
export class Ledger {
  readonly #chosen = new Map<number, Choice>()
  #seq = 0

  /** Number of choices so far, changes too. */
  get choices(): number {
    return this.#seq
  }

  choose(id: number, answer: Answer): Choice {
    this.#seq += 1
    const choice = { id, answer, seq: this.#seq }
    this.#chosen.set(id, choice)
    return choice
  }

  /** The pages whose last choice the server doesn't have. */
  missingIn(held: readonly Choice[]): number[] {
    const byPage = new Map(held.map((one) => [one.id, one]))
    return [...this.#chosen.values()]
      .filter(({ id, answer, seq }) => {
        const stored = byPage.get(id)
        return stored?.answer !== answer || stored.seq !== seq
      })
      .map(({ id }) => id)
  }
}
