import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/** False in what the page brought along, until the app has taken it over. */
export function useIsStarted(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false
  )
}
