import type { Role } from '@lulus/api/contracts/roles'
import { useEffect } from 'react'
import { Navigate, Outlet, useLocation } from 'react-router-dom'
import { FullScreenLoading } from '@/components/page/full-screen-loading'
import { Button } from '@/components/ui/button'
import { Alert } from '@/components/ui/alert'
import { messageOf } from '@/lib/api/api-error'
import { originState } from '@/lib/origin'
import { paths } from '@/lib/paths'
import { useSession } from '@/lib/session/use-session'

/** Lets the given roles through to the screens below; everybody else is sent to /login, which leads back here. */
export function RequireRole({ allow }: { allow: readonly Role[] }) {
  const session = useSession()
  const location = useLocation()

  if (session.status === 'loading') return <FullScreenLoading />
  if (session.status === 'failed') return <SessionUnknown {...session} />
  if (session.status === 'user' && allow.includes(session.user.role)) return <Outlet />
  return <Navigate to={paths.login} replace state={originState(location)} />
}

/** The server can't say who this is: sending to /login would only lose the place. */
function SessionUnknown({ error, retry }: { error: Error; retry: () => void }) {
  useEffect(() => console.error('The session can not be fetched', error), [error])

  return (
    <main className="flex min-h-screen items-center justify-center p-6">
      <Alert
        tone="danger"
        title="Gagal mengambil data pengguna!"
        className="max-w-md"
        action={
          <Button size="sm" onClick={retry}>
            Coba lagi
          </Button>
        }
      >
        {messageOf(error, 'Silakan coba lagi nanti')}
      </Alert>
    </main>
  )
}
