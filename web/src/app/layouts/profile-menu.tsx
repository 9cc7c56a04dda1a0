import { LayoutDashboard, LogOut, UserRound } from 'lucide-react'
import { ProfileButton } from '@/app/layouts/profile-button'
import { useSignOut } from '@/app/sign-out/use-sign-out'
import { ThemeMenu } from '@/components/theme/theme-menu'
import { Menu, MenuAction, MenuLink, MenuSeparator } from '@/components/ui/menu'
import type { OpenedBy } from '@/components/ui/use-hover-open'
import { paths } from '@/lib/paths'
import type { SessionUser } from '@/lib/session/session-query'
import { platform } from '@/platform/platform'

interface ProfileMenuProps {
  user: SessionUser
  /** Set if the menu should start open. */
  openedBy?: OpenedBy | undefined
  /** Whether its button takes the focus when it mounts. */
  hasFocusAtFirst?: boolean
}

const takeFocus = (button: HTMLElement | null) => button?.focus()

/** The user's photo and name, with a menu for their account. */
export default function ProfileMenu({ user, openedBy, hasFocusAtFirst = false }: ProfileMenuProps) {
  const { signOut, question } = useSignOut()

  return (
    <>
      <Menu
        openedBy={openedBy}
        trigger={<ProfileButton user={user} ref={hasFocusAtFirst ? takeFocus : undefined} />}
      >
        {user.role !== 'User' && platform.hasScreen(paths.adminRoot) && (
          <MenuLink to={paths.adminRoot} icon={LayoutDashboard}>
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
        <MenuAction icon={LogOut} onSelect={() => signOut()}>
          Sign out
        </MenuAction>
      </Menu>
      {question}
    </>
  )
}
