import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/** False during hydration, true once the app has taken over. */
export function useIsStarted(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false
  )
}
