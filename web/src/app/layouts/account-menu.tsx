import { useCallback, useEffect, useRef, useState } from 'react'
import type * as ProfileMenuModule from '@/app/layouts/profile-menu'
import { ProfileButton } from '@/app/layouts/profile-button'
import { useDialogs } from '@/components/ui/dialogs/dialogs-context'
import type { OpenedBy } from '@/components/ui/use-hover-open'
import { useLater } from '@/lib/browser/use-later'
import type { SessionUser } from '@/lib/session/session-query'

type Menu = typeof ProfileMenuModule.default

/** Once its code has loaded, every screen starts with it. */
let loadedMenu: Menu | null = null

/**
 * The profile menu of the public and the learner's screens. Its code loads after the screen's content, or when the user
 * points at it. Until then a plain button is shown, and a press on it opens the menu once it has loaded.
 */
export function AccountMenu({ user }: { user: SessionUser }) {
  const dialogs = useDialogs()
  const isLater = useLater()
  const button = useRef<HTMLButtonElement>(null)
  /** True from the press to its click, because a button that is replaced in between never gets its click. */
  const isPressed = useRef(false)
  const [openedBy, setOpenedBy] = useState<OpenedBy>()
  const [ProfileMenu, setMenu] = useState<Menu | null>(() => loadedMenu)
  const [hadFocus, setHadFocus] = useState(false)

  const fetchMenu = useCallback(async () => {
    const { default: menu } = await import('@/app/layouts/profile-menu')
    loadedMenu = menu
    if (isPressed.current) return
    setHadFocus(button.current === document.activeElement)
    setMenu(() => menu)
  }, [])
  const prepare = useCallback(() => {
    fetchMenu().catch((error: unknown) => {
      console.warn('The profile menu could not be fetched yet', error)
    })
  }, [fetchMenu])
  const open = () => {
    isPressed.current = false
    setOpenedBy('pressing')
    fetchMenu().catch((error: unknown) => {
      setOpenedBy(undefined)
      console.error('The profile menu can not be fetched', error)
      return dialogs.alert({
        tone: 'danger',
        title: 'Menu belum bisa dibuka',
        text: 'Periksa koneksi internet Anda, lalu coba lagi.',
      })
    })
  }

  useEffect(() => {
    if (isLater) prepare()
  }, [isLater, prepare])

  if (ProfileMenu) return <ProfileMenu user={user} openedBy={openedBy} hasFocusAtFirst={hadFocus} />
  return (
    <ProfileButton
      user={user}
      ref={button}
      aria-haspopup="menu"
      aria-expanded={false}
      onPointerEnter={({ pointerType }) => {
        if (pointerType !== 'mouse') return
        setOpenedBy((earlier) => earlier ?? 'pointing')
        prepare()
      }}
      onPointerDown={() => {
        isPressed.current = true
      }}
      onPointerLeave={() => {
        isPressed.current = false
        setOpenedBy((earlier) => (earlier === 'pointing' ? undefined : earlier))
      }}
      onClick={open}
    />
  )
}
