import { Navigate } from 'react-router-dom'
import { startOf } from '@/app/layouts/admin-navigation'
import { paths } from '@/lib/paths'
import { useSessionUser } from '@/lib/session/use-session'

/** /admin: redirects to the role's first screen. */
export default function AdminStart() {
  const { role } = useSessionUser()
  return <Navigate to={startOf(role) ?? paths.home} replace />
}
