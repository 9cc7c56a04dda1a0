import { useEffect, useRef } from 'react'
import { useDialogs } from '@/components/ui/dialogs/dialogs-context'
import { messageOf } from '@/lib/api/api-error'
import { isKnownFailure } from '@/lib/session/known-failure'

interface ListFailure {
  error: unknown
  /** Whether the list was fetched before. Then the old rows stay, and the screen says that they may be outdated. */
  isLoaded: boolean
  title?: string
  /** Shown when the server gave no message. */
  fallback: string | undefined
}

/** Shows in a dialog that a list can't be fetched (product-spec section 8), once for all retries. */
export function useFailureDialog({
  error,
  isLoaded,
  title = 'Gagal',
  fallback,
}: ListFailure): void {
  const dialogs = useDialogs()
  const isShown = useRef(false)

  useEffect(() => {
    if (isLoaded) isShown.current = false
    if (error === null || isLoaded || isShown.current || isKnownFailure(error)) return
    isShown.current = true
    void dialogs.alert({ tone: 'danger', title, text: messageOf(error, fallback) })
  }, [error, isLoaded, title, fallback, dialogs])
}
