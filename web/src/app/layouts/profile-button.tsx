import { ChevronDown } from 'lucide-react'
import type { ComponentPropsWithRef } from 'react'
import { Avatar } from '@/components/ui/avatar'
import { mediaUrl } from '@/lib/api/request-url'
import type { SessionUser } from '@/lib/session/session-query'

type ProfileButtonProps = ComponentPropsWithRef<'button'> & { user: SessionUser }

/** The user's photo and name: the button of the profile menu, which sets its state. */
export function ProfileButton({ user, ...button }: ProfileButtonProps) {
  return (
    <button
      type="button"
      {...button}
      className="group flex min-h-11 min-w-0 items-center gap-2 rounded-md px-2 font-semibold hover:bg-muted"
    >
      <Avatar name={user.nama} src={mediaUrl(user.profilePic)} />
      <span className="max-w-40 truncate max-sm:sr-only">{user.nama}</span>
      <ChevronDown
        aria-hidden
        className="size-4 shrink-0 text-ink-soft transition-transform duration-150 group-data-[state=open]:rotate-180"
      />
    </button>
  )
}
