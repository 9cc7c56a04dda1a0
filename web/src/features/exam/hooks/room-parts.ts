/** Code of the room's hooks that its first screen doesn't need. It is fetched before the room opens. */

export const loadSessionStore = () => import('@/features/exam/offline/store-session')
export const loadComeBack = () => import('@/features/exam/components/refresh-time')
