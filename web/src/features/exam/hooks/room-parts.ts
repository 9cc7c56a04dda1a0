/** What the room's hooks need later than its first screen; fetched before the room opens. */

export const loadSittingKeeper = () => import('@/features/exam/offline/keep-sitting')
export const loadComeBack = () => import('@/features/exam/components/refresh-time')
