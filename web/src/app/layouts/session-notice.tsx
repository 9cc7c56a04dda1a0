import { useEffect, useRef } from 'react'
import { useDialogs } from '@/components/ui/dialogs/dialogs-context'
import { Spinner } from '@/components/ui/spinner'
import { useSessionOnceStarted } from '@/lib/session/use-session'

/**
 * Shows below the bar that the session is loading, when that takes a moment, and opens a dialog when it fails. While
 * loading it is a line and not a dialog, because the page is readable without a session. It overlays the page, so that
 * nothing moves when it disappears.
 */
export function SessionNotice() {
  const { status } = useSessionOnceStarted()
  const dialogs = useDialogs()
  const isShown = useRef(false)

  useEffect(() => {
    if (status === 'user' || status === 'visitor') isShown.current = false
    // The session is retried automatically, so the same failure is shown only once.
    if (status !== 'failed' || isShown.current) return
    isShown.current = true
    void dialogs.alert({
      title: 'Oops...',
      text: 'Gagal mengambil data pengguna!',
      footer: 'Silakan coba lagi nanti',
      tone: 'danger',
    })
  }, [status, dialogs])

  return (
    <div role="status">
      {status === 'loading' && (
        <p className="absolute inset-x-0 top-full flex animate-appear-late items-center justify-center gap-2 border-y border-line bg-surface px-4 py-2 text-sm text-ink-soft shadow-raised">
          <Spinner className="size-4" />
          <span>
            <strong className="font-semibold text-ink">Loading...</strong> Mohon tunggu, sedang
            mengambil data pengguna
          </span>
        </p>
      )}
    </div>
  )
}
