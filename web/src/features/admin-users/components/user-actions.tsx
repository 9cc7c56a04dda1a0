import {
  Ban,
  Ellipsis,
  IdCard,
  KeyRound,
  LockOpen,
  LogOut,
  RotateCcw,
  ShieldOff,
  Ticket,
} from 'lucide-react'
import { Button } from '@/components/ui/button'
import { Menu, MenuAction } from '@/components/ui/menu'
import type { UserRow } from '@/features/admin-users/api/users'
import { userNameId } from '@/features/admin-users/components/user-columns'

interface UserActionsProps {
  user: UserRow
  isBusy: boolean
  /** Whether the buttons have words in wide windows too. */
  withWords?: boolean
  onIssueCode: (user: UserRow) => void
  onUnlock: (user: UserRow) => void
  onSignOut: (user: UserRow) => void
  onSuspend: (user: UserRow) => void
  onRestore: (user: UserRow) => void
  onRemoveFactor: (user: UserRow) => void
  onChangeRole: (user: UserRow) => void
  onGiveAccess: (user: UserRow) => void
}

const ISSUE_CODE = 'Kode reset password'
const UNLOCK = 'Buka kunci login'
const MORE = 'Tindakan lain'

/** Buttons for users who can't log in, and a menu to suspend users: icons in the table, texts on a card. */
export function UserActions(props: UserActionsProps) {
  const { user, isBusy, withWords = false, onIssueCode, onUnlock } = props
  const words = withWords ? undefined : 'sm:sr-only'
  return (
    <div className="flex w-full gap-2 max-sm:mt-2 max-sm:flex-wrap max-sm:[&>*]:flex-1">
      <Button
        variant="secondary"
        size="sm"
        loading={isBusy}
        title={ISSUE_CODE}
        aria-describedby={userNameId(user.id)}
        className="whitespace-nowrap"
        onClick={() => onIssueCode(user)}
      >
        {!isBusy && <KeyRound aria-hidden className="size-4" />}
        <span className={words}>{ISSUE_CODE}</span>
      </Button>
      <Button
        variant="secondary"
        size="sm"
        disabled={isBusy}
        title={UNLOCK}
        aria-describedby={userNameId(user.id)}
        className="whitespace-nowrap"
        onClick={() => onUnlock(user)}
      >
        <LockOpen aria-hidden className="size-4" />
        <span className={words}>{UNLOCK}</span>
      </Button>
      <MoreActions {...props} />
    </div>
  )
}

function MoreActions(props: UserActionsProps) {
  const { user, isBusy, withWords = false, onSignOut, onSuspend, onRestore } = props
  const { onRemoveFactor, onChangeRole, onGiveAccess } = props
  return (
    <Menu
      trigger={
        <Button
          variant="secondary"
          size="sm"
          disabled={isBusy}
          title={MORE}
          aria-describedby={userNameId(user.id)}
          className="whitespace-nowrap"
        >
          <Ellipsis aria-hidden className="size-4" />
          <span className={withWords ? undefined : 'sm:sr-only'}>{MORE}</span>
        </Button>
      }
    >
      {user.role === 'User' && (
        <MenuAction icon={Ticket} onSelect={() => onGiveAccess(user)}>
          Beri akses
        </MenuAction>
      )}
      <MenuAction icon={LogOut} onSelect={() => onSignOut(user)}>
        Keluarkan dari semua perangkat
      </MenuAction>
      <MenuAction icon={IdCard} onSelect={() => onChangeRole(user)}>
        Ubah peran
      </MenuAction>
      {user.ditangguhkan === null ? (
        <MenuAction icon={Ban} onSelect={() => onSuspend(user)}>
          Tangguhkan
        </MenuAction>
      ) : (
        <MenuAction icon={RotateCcw} onSelect={() => onRestore(user)}>
          Pulihkan
        </MenuAction>
      )}
      {user.dua_langkah && (
        <MenuAction icon={ShieldOff} onSelect={() => onRemoveFactor(user)}>
          Hapus verifikasi dua langkah
        </MenuAction>
      )}
    </Menu>
  )
}
