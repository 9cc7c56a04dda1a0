import { useQuery } from '@tanstack/react-query'
import { Navigate } from 'react-router-dom'
import DesignSystemPage from '@/app/design-system/design-system-page'
import { FullScreenLoading } from '@/components/page/full-screen-loading'
import { paths } from '@/lib/paths'
import { useSession } from '@/lib/session/use-session'
import { settingsQuery } from '@/lib/settings/settings'

/** /testpage: for admins, in a demo and during development. For everyone else it is an unknown address. */
export default function TestPageScreen() {
  const session = useSession()
  const settings = useQuery(settingsQuery)
  const isAdmin = session.status === 'user' && session.user.role === 'Admin'

  if (import.meta.env.DEV || isAdmin || settings.data?.demo) return <DesignSystemPage />
  if (session.status === 'loading' || settings.isPending) return <FullScreenLoading />
  return <Navigate to={paths.home} replace />
}
