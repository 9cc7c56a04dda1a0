import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { useDialogs } from '@/components/ui/dialogs/dialogs-context'
import { adminPaths } from '@/lib/admin-paths'
import { ApiError, hasStatus, messageOf, type FieldError } from '@/lib/api/api-error'

/** Saves an event, shows the outcome, and opens its board on success. */
export function useSaveEvent() {
  const dialogs = useDialogs()
  const navigate = useNavigate()
  const [fieldErrors, setFieldErrors] = useState<readonly FieldError[]>([])

  return {
    fieldErrors,

    async save(sending: Promise<{ message: string; id: number }>): Promise<void> {
      setFieldErrors([])
      try {
        const { message, id } = await sending
        await dialogs.success({ title: 'Berhasil', text: message })
        await navigate(adminPaths.event(id))
      } catch (error) {
        // Without a new login the guard redirects to /login.
        if (hasStatus(error, 401)) return
        setFieldErrors(error instanceof ApiError ? error.fieldErrors : [])
        await dialogs.alert({
          tone: 'danger',
          title: 'Gagal',
          text: messageOf(error, 'Terjadi kesalahan'),
        })
      }
    },
  }
}
