import type { FoundRows } from '#app/listing/search/found_rows'

/** A row that belongs to a user, of a package. */
export interface OwnedRow {
  id: number
  user_id: number
  package_name: string
}

/** Rows in the order of their ids, twelve bytes each. */
export class Owners {
  #count = 0
  #ids = new Uint32Array(1_024)
  #users = new Uint32Array(1_024)
  #packages = new Uint32Array(1_024)
  #highestUser = 0
  readonly #packageNumbers = new Map<string, number>()

  /** The different names of packages. */
  get packageNames(): string[] {
    return [...this.#packageNumbers.keys()]
  }

  /** Adds the row with the highest id. */
  add({ id, user_id: user, package_name: name }: OwnedRow): void {
    if (this.#count === this.#ids.length) {
      this.#ids = twiceAsLong(this.#ids)
      this.#users = twiceAsLong(this.#users)
      this.#packages = twiceAsLong(this.#packages)
    }
    const number = this.#packageNumbers.get(name) ?? this.#packageNumbers.size
    this.#packageNumbers.set(name, number)
    this.#ids[this.#count] = id
    this.#users[this.#count] = user
    this.#packages[this.#count] = number
    this.#highestUser = Math.max(this.#highestUser, user)
    this.#count++
  }

  /** Drops all rows but the first ones. */
  cutTo(count: number): void {
    this.#count = count
  }

  /** The rows that belong to one of these users or are of one of these packages. */
  belonging(userIds: Uint32Array, packageNames: readonly string[]): FoundRows {
    // Local variables: the loop runs over a million rows.
    const [count, ids, users, packages] = [this.#count, this.#ids, this.#users, this.#packages]
    const ofUser = new Uint8Array(this.#highestUser + 1)
    for (const id of userIds) ofUser[id] = 1
    const ofPackage = new Uint8Array(this.#packageNumbers.size)
    for (const name of packageNames) ofPackage[this.#packageNumbers.get(name) as number] = 1
    const isFound = (place: number) =>
      ofUser[users[place] as number] === 1 || ofPackage[packages[place] as number] === 1

    let total = 0
    for (let place = 0; place < count; place++) if (isFound(place)) total++
    return {
      total,
      listed: count,
      has(id) {
        const place = placeIn(ids, count, id)
        return place !== null && isFound(place)
      },
      ids() {
        const found: number[] = []
        for (let place = 0; place < count; place++) {
          if (isFound(place)) found.push(ids[place] as number)
        }
        return found
      },
    }
  }
}

/** Where a number is among the first ones of a sorted list. */
function placeIn(sorted: Uint32Array, count: number, number: number): number | null {
  let low = 0
  // Its position if none is left out before it: ids rarely are.
  let high = Math.min(count - 1, number - (sorted[0] as number))
  let middle = high
  while (low <= high) {
    const there = sorted[middle] as number
    if (there === number) return middle
    if (there < number) low = middle + 1
    else high = middle - 1
    middle = (low + high) >>> 1
  }
  return null
}

function twiceAsLong(numbers: Uint32Array<ArrayBuffer>): Uint32Array<ArrayBuffer> {
  const longer = new Uint32Array(numbers.length * 2)
  longer.set(numbers)
  return longer
}
