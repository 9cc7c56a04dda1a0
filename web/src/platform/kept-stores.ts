/**
 * What a kiosk copies out of its page, whose own storage lies in memory, so that a running exam outlives a power cut. The page
 * and the kiosk's main process share these names; the page hands its changes to the kiosk's gateway.
 */

export type KeptStore = 'private' | 'sealed'

/** Database and object store in the page's IndexedDB, as `private-store` opens them. */
export const KEPT_STORES: Record<KeptStore, readonly [database: string, store: string]> = {
  private: ['lulus', 'private'],
  sealed: ['lulus-sealed', 'records'],
}

/** The gateway's own addresses. */
export const COPIES_PATH = '/kios/salinan'
/** Puts the copies back into the page, and goes on to its screen. */
export const RESTORE_PATH = '/kios/pulihkan'
export const RESTORE_SCRIPT_PATH = '/kios/pulihkan.js'

/** A change that the page's storage has made. Values are texts: see `kept-values`. */
export type CopiedChange =
  | { kind: 'put'; store: KeptStore; name: string; value: string }
  | { kind: 'delete'; store: KeptStore; name: string }
  | { kind: 'clear'; store: KeptStore }
  /** Nothing else is in the store: a page that crashed may not have reported everything. */
  | { kind: 'only'; store: KeptStore; names: string[] }

/** Body of a page's report. */
export interface CopiedChanges {
  changes: CopiedChange[]
  /** The kept screen as it is now. */
  screen: string | null
}

/** Answer to the page that restores. */
export interface Copies {
  records: { store: KeptStore; name: string; value: string }[]
  /** Null when the exam isn't opened again by itself. */
  screen: string | null
}
