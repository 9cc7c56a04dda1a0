import { LRUCache } from 'lru-cache'
import type { Snapshot } from '#app/exam/domain/types'

export const SNAPSHOTS_KEPT = 8

/** What of a package tells two snapshots apart. */
interface PackageAsItIs {
  name: string
  /** Never that of another package, or of another content. */
  contentVersion: string
}

/** Parsed snapshots of recently used packages. Snapshots never change, so no entry gets outdated. */
export class KeptSnapshots {
  readonly #byId = new LRUCache<number, Snapshot>({ max: SNAPSHOTS_KEPT })
  readonly #ids = new LRUCache<string, number>({ max: SNAPSHOTS_KEPT })

  get(id: number): Snapshot | undefined {
    return this.#byId.get(id)
  }

  keep(id: number, snapshot: Snapshot): void {
    this.#byId.set(id, snapshot)
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
