/**
 * A kiosk copies these stores out of its page, whose own storage is in memory, so that a running exam survives a power
 * cut. The page and the kiosk's main process share these names, and the page posts its changes to the kiosk's gateway.
 */

export type CopiedStore = 'private' | 'sealed'

/** Database and object store in the page's IndexedDB, as `private-store` opens them. */
export const COPIED_STORES: Record<CopiedStore, readonly [database: string, store: string]> = {
  private: ['lulus', 'private'],
  sealed: ['lulus-sealed', 'records'],
}

/** Addresses of the gateway itself. */
export const COPIES_PATH = '/kios/salinan'
/** Restores the copies into the page and continues to its screen. */
export const RESTORE_PATH = '/kios/pulihkan'
export const RESTORE_SCRIPT_PATH = '/kios/pulihkan.js'

/** A change in the page's storage. Values are texts: see `copied-values`. */
export type CopiedChange =
  | { kind: 'put'; store: CopiedStore; name: string; value: string }
  | { kind: 'delete'; store: CopiedStore; name: string }
  | { kind: 'clear'; store: CopiedStore }
  /** The complete list of names in the store, because a page that crashed may not have reported everything. */
  | { kind: 'only'; store: CopiedStore; names: string[] }

/** The body of a page's report. */
export interface CopiedChanges {
  changes: CopiedChange[]
  /** The current stored screen. */
  screen: string | null
}

/** The response to the page that restores. */
export interface Copies {
  records: { store: CopiedStore; name: string; value: string }[]
  /** Null when the exam must not open automatically. */
  screen: string | null
}
