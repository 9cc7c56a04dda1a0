import { useLocation } from 'react-router-dom'
import { ChatButton } from '@/components/page/chat-button'
import { isBelow, paths } from '@/lib/paths'

/** Where somebody may have a question before or after the exam (product-spec section 1). */
const SCREENS = [paths.login, paths.register, paths.packages, paths.payRoot, paths.history]

/** The floating chat button, on the screens that have it. */
export function ChatOnScreens() {
  const { pathname } = useLocation()
  const isHere = pathname === paths.home || SCREENS.some((screen) => isBelow(pathname, screen))
  return isHere && <ChatButton />
}
