/** Code of the room's hooks that its first screen doesn't need. It is fetched before the room opens. */

export const loadSittingKeeper = () => import('@/features/exam/offline/keep-sitting')
export const loadComeBack = () => import('@/features/exam/components/refresh-time')
