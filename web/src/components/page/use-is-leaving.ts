import { useLocation, useNavigation } from 'react-router-dom'

/** Whether the router is about to show another screen, so that this one must not react any more. */
export function useIsLeaving(): boolean {
  const { pathname } = useLocation()
  const { location } = useNavigation()
  return location !== undefined && location.pathname !== pathname
}
