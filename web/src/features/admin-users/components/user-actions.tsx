import { Button } from '@/components/ui/button'
import type { UserRow } from '@/features/admin-users/api/list-users'
import { userNameId } from '@/features/admin-users/components/user-columns'

interface UserActionsProps {
  user: UserRow
  isBusy: boolean
  onIssueCode: (user: UserRow) => void
  onUnlock: (user: UserRow) => void
}

/** Help for a user who can't log in. */
export function UserActions({ user, isBusy, onIssueCode, onUnlock }: UserActionsProps) {
  return (
    <div className="flex w-full gap-2 max-sm:mt-2 max-sm:[&>*]:flex-1">
      <Button
        variant="secondary"
        size="sm"
        loading={isBusy}
        aria-describedby={userNameId(user.id)}
        className="whitespace-nowrap"
        onClick={() => onIssueCode(user)}
      >
        Kode reset
      </Button>
      <Button
        variant="quiet"
        size="sm"
        disabled={isBusy}
        aria-describedby={userNameId(user.id)}
        className="whitespace-nowrap"
        onClick={() => onUnlock(user)}
      >
        Buka kunci
      </Button>
    </div>
  )
}
