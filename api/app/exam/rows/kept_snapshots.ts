import { LRUCache } from 'lru-cache'
import type { Snapshot } from '#app/exam/domain/types'

/**
 * Characters of all cached snapshots as they are stored; a package of 140 questions has some 100,000, three times that as
 * objects. Room for 150 packages that are sat at once.
 */
const MOST_CHARACTERS = 16_000_000
/** Packages whose snapshot's id is cached; some 100 bytes each. */
const MOST_IDS = 1000

/** What of a package tells two snapshots apart. */
interface PackageAsItIs {
  name: string
  /** Never that of another package, or of another content. */
  contentVersion: string
}

/** Parsed snapshots of recently used packages. Snapshots never change, so no entry gets outdated. */
export class KeptSnapshots {
  readonly #byId: LRUCache<number, Snapshot>
  readonly #ids = new LRUCache<string, number>({ max: MOST_IDS })

  constructor(mostCharacters = MOST_CHARACTERS) {
    this.#byId = new LRUCache({ maxSize: mostCharacters })
  }

  get(id: number): Snapshot | undefined {
    return this.#byId.get(id)
  }

  /** @param characters of its stored content */
  keep(id: number, snapshot: Snapshot, characters: number): void {
    this.#byId.set(id, snapshot, { size: characters })
  }

  /** The id of the snapshot of a package as it is, if it is known. */
  idOf(pack: PackageAsItIs): number | undefined {
    return this.#ids.get(keyOf(pack))
  }

  /** Remembers which snapshot holds a complete package as it is. */
  keepId(pack: PackageAsItIs, id: number): void {
    this.#ids.set(keyOf(pack), id)
  }
}

function keyOf({ name, contentVersion }: PackageAsItIs): string {
  return `${contentVersion} ${name}`
}
