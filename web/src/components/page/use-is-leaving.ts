import { useLocation, useNavigation } from 'react-router-dom'

/** Whether another screen is on its way: what stands here is over, and takes nothing any more. */
export function useIsLeaving(): boolean {
  const { pathname } = useLocation()
  const { location } = useNavigation()
  return location !== undefined && location.pathname !== pathname
}
