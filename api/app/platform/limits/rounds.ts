/**
 * A round-robin queue: in each round every group gives one item, and so on within each group. A group with a hundred
 * items doesn't delay one with a single item.
 */
export class Rounds<Item> {
  readonly #items: Item[] = []
  /** In the order of their next turns. */
  readonly #groups = new Map<string, Rounds<Item>>()
  #size = 0

  get size(): number {
    return this.#size
  }

  /** @param path groups, the widest first */
  add([name, ...inner]: readonly string[], item: Item): void {
    this.#size++
    if (name === undefined) {
      this.#items.push(item)
      return
    }
    const group = this.#groups.get(name) ?? new Rounds<Item>()
    this.#groups.set(name, group)
    group.add(inner, item)
  }

  /** Takes the item whose turn it is. */
  take(): Item | undefined {
    const [next] = this.#groups
    if (!next) return this.#count(this.#items.shift())
    const [name, group] = next
    this.#groups.delete(name)
    const item = group.take()
    if (group.size > 0) this.#groups.set(name, group)
    return this.#count(item)
  }

  /** Takes the newest item of the owner who has most. */
  takeFromLargest(): Item | undefined {
    const [first, ...others] = this.#groups
    if (!first) return this.#count(this.#items.pop())
    const [name, group] = others.reduce(
      (most, other) => (other[1].size >= most[1].size ? other : most),
      first
    )
    const item = group.takeFromLargest()
    if (group.size === 0) this.#groups.delete(name)
    return this.#count(item)
  }

  #count(item: Item | undefined): Item | undefined {
    if (item !== undefined) this.#size--
    return item
  }
}
