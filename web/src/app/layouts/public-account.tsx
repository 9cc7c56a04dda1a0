import { AccountMenu } from '@/app/layouts/account-menu'
import { ButtonLink } from '@/components/ui/button-link'
import { Skeleton } from '@/components/ui/skeleton'
import { paths } from '@/lib/paths'
import { useSessionOnceStarted } from '@/lib/session/use-session'

/** The right end of the public bar: login links for visitors, the profile menu for users. */
export function PublicAccount() {
  const session = useSessionOnceStarted()

  if (session.status === 'loading') return <Skeleton className="h-9 w-36" />
  if (session.status === 'user') return <AccountMenu user={session.user} />
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
