import { LRUCache } from 'lru-cache'
import type { Snapshot } from '#app/exam/domain/types'

/**
 * Characters of all cached snapshots as they are stored; a package of 140 questions has some 100,000, three times
 * that as objects. Room for 150 packages in use at once.
 */
const MOST_CHARACTERS = 16_000_000
/** Packages whose snapshot's id is cached; some 100 bytes each. */
const MOST_IDS = 1000

/** The fields that distinguish two snapshots of a package. */
interface PackageAsItIs {
  name: string
  /** Differs for another package and for other content. */
  contentVersion: string
}

/** What is cached of the snapshot of a package's present content. */
interface PresentSnapshot {
  id: number
  listeningSeconds: number
}

/** Parsed snapshots of recently used packages. Snapshots never change, so no entry gets outdated. */
export class SnapshotCache {
  readonly #byId: LRUCache<number, Snapshot>
  readonly #present = new LRUCache<string, PresentSnapshot>({ max: MOST_IDS })

  constructor(mostCharacters = MOST_CHARACTERS) {
    this.#byId = new LRUCache({ maxSize: mostCharacters })
  }

  get(id: number): Snapshot | undefined {
    return this.#byId.get(id)
  }

  /** @param characters of its stored content */
  set(id: number, snapshot: Snapshot, characters: number): void {
    this.#byId.set(id, snapshot, { size: characters })
  }

  /** The cached id of the snapshot of a package's present content. */
  idOf(pack: PackageAsItIs): number | undefined {
    return this.#present.get(keyOf(pack))?.id
  }

  /** The cached time of its listening session: see `listeningSeconds`. */
  listeningOf(pack: PackageAsItIs): number | undefined {
    return this.#present.get(keyOf(pack))?.listeningSeconds
  }

  /** Caches which snapshot has a complete package's present content. */
  setPresent(pack: PackageAsItIs, snapshot: PresentSnapshot): void {
    this.#present.set(keyOf(pack), snapshot)
  }
}

function keyOf({ name, contentVersion }: PackageAsItIs): string {
  return `${contentVersion} ${name}`
}
