import { lazy, Suspense } from 'react'
import { ButtonLink } from '@/components/ui/button-link'
import { Skeleton } from '@/components/ui/skeleton'
import { paths } from '@/lib/paths'
import { useSession } from '@/lib/session/use-session'

// Visitors never need it.
const ProfileMenu = lazy(() => import('@/app/layouts/profile-menu'))

const PLACEHOLDER = <Skeleton className="h-9 w-36" />

/** The right end of the public bar: the ways in for visitors, the profile menu for users. */
export function PublicAccount() {
  const session = useSession()

  if (session.status === 'loading') return PLACEHOLDER
  if (session.status === 'user') {
    return (
      <Suspense fallback={PLACEHOLDER}>
        <ProfileMenu user={session.user} />
      </Suspense>
    )
  }
  return (
    <div className="flex gap-2">
      <ButtonLink to={paths.login} variant="secondary" size="sm">
        Login
      </ButtonLink>
      <ButtonLink to={paths.register} size="sm">
        Daftar
      </ButtonLink>
    </div>
  )
}
