import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { useDialogs } from '@/components/ui/dialogs/dialogs-context'
import { ApiError, hasStatus, messageOf, type FieldError } from '@/lib/api/api-error'
import { adminPaths } from '@/lib/admin-paths'

/** Saves a package, shows the result, and returns to the list after success. */
export function useSavePackage() {
  const dialogs = useDialogs()
  const navigate = useNavigate()
  const [fieldErrors, setFieldErrors] = useState<readonly FieldError[]>([])

  return {
    fieldErrors,

    async save(sending: Promise<{ message: string }>): Promise<void> {
      setFieldErrors([])
      try {
        const { message } = await sending
        await dialogs.success({ title: 'Sukses!', text: message })
        await navigate(adminPaths.packages)
      } catch (error) {
        // Without a new login the guard redirects to /login.
        if (hasStatus(error, 401)) return
        const refused = error instanceof ApiError ? error.fieldErrors : []
        setFieldErrors(refused)
        const isIncomplete = refused.some(({ field }) => field === 'status')
        await dialogs.alert({
          tone: isIncomplete ? 'warning' : 'danger',
          title: isIncomplete ? 'Paket belum lengkap' : 'Gagal',
          text: isIncomplete
            ? 'Paket belum dapat dibuat siap. Yang masih kurang tertulis di bawah formulir.'
            : messageOf(error, 'Terjadi kesalahan'),
        })
      }
    },
  }
}
