import { lazy, useState } from 'react'
import { Navigate, Outlet, useLocation } from 'react-router-dom'
import { FullScreenLoading } from '@/components/page/full-screen-loading'
import { originState, type LoginReason } from '@/lib/origin'
import { paths } from '@/lib/paths'
import { useSession } from '@/lib/session/use-session'

const SessionUnknown = lazy(() => import('@/app/guards/session-unknown'))

/**
 * Lets signed-in users through to the screens below, or staff only; everybody else is sent to /login, which leads back
 * here. What of the admin area a role may open is told by its layout: this file is loaded by the exam, too.
 */
export function RequireLogin({ staff = false }: { staff?: boolean }) {
  const session = useSession()
  const location = useLocation()

  // A session that ends under a screen is worth another sentence than one that was never there.
  const [wasUser, setWasUser] = useState(false)
  const isLetThrough = session.status === 'user' && !(staff && session.user.role === 'User')
  if (isLetThrough && !wasUser) setWasUser(true)

  if (session.status === 'loading') return <FullScreenLoading />
  if (session.status === 'failed') return <SessionUnknown {...session} />
  if (isLetThrough) return <Outlet />
  const reason: LoginReason = wasUser ? 'ended' : 'required'
  return (
    <>
      <Navigate to={paths.login} replace state={{ ...originState(location), reason }} />
      <FullScreenLoading />
    </>
  )
}
