import { Suspense } from 'react'
import { useLocation } from 'react-router-dom'
import { optionalPart } from '@/app/optional-part'
import { useLater } from '@/lib/browser/use-later'
import { isBelow, paths } from '@/lib/paths'

const ChatButton = optionalPart(() => import('@/components/page/chat-button'))

/** The screens where a visitor or learner may have a question before or after the exam (product-spec section 1). */
const SCREENS = [paths.login, paths.register, paths.packages, paths.payRoot, paths.history]

/** The floating chat button, on the screens that have it. Its code loads after the screen's content. */
export function ChatOnScreens() {
  const { pathname } = useLocation()
  const isLater = useLater()
  const isHere = pathname === paths.home || SCREENS.some((screen) => isBelow(pathname, screen))

  return (
    isHere &&
    isLater && (
      <Suspense>
        <ChatButton />
      </Suspense>
    )
  )
}
