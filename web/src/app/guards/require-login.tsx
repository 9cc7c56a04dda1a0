import { lazy, useState } from 'react'
import { Navigate, Outlet, useLocation } from 'react-router-dom'
import { FullScreenLoading } from '@/components/page/full-screen-loading'
import { originState, type LoginReason } from '@/lib/origin'
import { paths } from '@/lib/paths'
import { useSession } from '@/lib/session/use-session'

const SessionUnknown = lazy(() => import('@/app/guards/session-unknown'))

/**
 * Lets signed-in users through, or staff only. Others are redirected to /login, which leads back here. Which admin
 * screens a role may open is checked in the admin layout, because the exam loads this file too.
 */
export function RequireLogin({ staff = false }: { staff?: boolean }) {
  const session = useSession()
  const location = useLocation()

  // The login shows a different message for a session that ended than for one that never existed.
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
