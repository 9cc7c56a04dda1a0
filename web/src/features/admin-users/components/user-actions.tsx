import { KeyRound, LockOpen } from 'lucide-react'
import { Button } from '@/components/ui/button'
import type { UserRow } from '@/features/admin-users/api/list-users'
import { userNameId } from '@/features/admin-users/components/user-columns'

interface UserActionsProps {
  user: UserRow
  isBusy: boolean
  onIssueCode: (user: UserRow) => void
  onUnlock: (user: UserRow) => void
}

const ISSUE_CODE = 'Kode reset password'
const UNLOCK = 'Buka kunci login'

/** Help for a user who can't log in; pictures in the dense table, words on a card. */
export function UserActions({ user, isBusy, onIssueCode, onUnlock }: UserActionsProps) {
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
        <span className="sm:sr-only">{ISSUE_CODE}</span>
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
        <span className="sm:sr-only">{UNLOCK}</span>
      </Button>
    </div>
  )
}
