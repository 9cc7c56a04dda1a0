/** Engine code that a session's first screen doesn't need. It is fetched before the room opens (`fetchParts`). */

export const loadLateCourier = () => import('@/features/exam/late/late-courier')
export const loadSettling = () => import('@/features/exam/engine/settle-finished')
/** The first screen needs no hash. */
export const loadJournalLinks = () => import('@/features/exam/engine/journal-links')
/** The first screen shows directions. */
export const loadResumingFetch = () => import('@/features/exam/engine/resuming-fetch')
