import { ChevronDown, LayoutDashboard, LogOut, UserRound } from 'lucide-react'
import { ThemeMenu } from '@/components/theme/theme-menu'
import { Avatar } from '@/components/ui/avatar'
import { Menu, MenuAction, MenuLink, MenuSeparator } from '@/components/ui/menu'
import { useSignOut } from '@/features/auth/use-sign-out'
import { mediaUrl } from '@/lib/api/request-url'
import { paths } from '@/lib/paths'
import type { SessionUser } from '@/lib/session/session-query'
import { platform } from '@/platform/platform'

/** Photo and name of the signed-in user, with what concerns their account. */
export default function ProfileMenu({ user }: { user: SessionUser }) {
  const signOut = useSignOut()

  return (
    <Menu
      trigger={
        <button
          type="button"
          className="group flex min-h-11 min-w-0 items-center gap-2 rounded-md px-2 font-semibold hover:bg-muted"
        >
          <Avatar name={user.nama} src={mediaUrl(user.profilePic)} />
          <span className="max-w-40 truncate max-sm:sr-only">{user.nama}</span>
          <ChevronDown
            aria-hidden
            className="size-4 shrink-0 text-ink-soft transition-transform duration-150 group-data-[state=open]:rotate-180"
          />
        </button>
      }
    >
      {user.role === 'Admin' && platform.hasScreen(paths.admin.root) && (
        <MenuLink to={paths.admin.root} icon={LayoutDashboard}>
          Dashboard Admin
        </MenuLink>
      )}
      {platform.hasScreen(paths.profile) && (
        <>
          <MenuLink to={paths.profile} icon={UserRound}>
            Profile User
          </MenuLink>
          <MenuSeparator />
        </>
      )}
      <ThemeMenu />
      <MenuSeparator />
      <MenuAction icon={LogOut} onSelect={() => void signOut()}>
        Sign out
      </MenuAction>
    </Menu>
  )
}
