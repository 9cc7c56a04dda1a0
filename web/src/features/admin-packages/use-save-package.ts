import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { useDialogs } from '@/components/ui/dialogs/dialogs-context'
import { ApiError, hasStatus, messageOf, type FieldError } from '@/lib/api/api-error'
import { paths } from '@/lib/paths'

/** Saving a package: tells how it went, and leads back to the list when it worked. */
export function useSavePackage() {
  const dialogs = useDialogs()
  const navigate = useNavigate()
  const [fieldErrors, setFieldErrors] = useState<readonly FieldError[]>([])

  return {
    /** What the server found wrong with the last try. */
    fieldErrors,

    async save(sending: Promise<{ message: string }>): Promise<void> {
      setFieldErrors([])
      try {
        const { message } = await sending
        await dialogs.success({ title: 'Sukses!', text: message })
        await navigate(paths.admin.packages)
      } catch (error) {
        // Who gave up logging in again is led to /login.
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
