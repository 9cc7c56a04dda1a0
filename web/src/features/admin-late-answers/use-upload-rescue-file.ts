import { useMutation } from '@tanstack/react-query'
import { useNavigate } from 'react-router-dom'
import { RESCUE_FILE_MAX_LENGTH, RESCUE_TOO_LARGE } from '@lulus/api/contracts/rescue'
import { useDialogs } from '@/components/ui/dialogs/dialogs-context'
import { uploadRescueMutation } from '@/features/admin-late-answers/api/late-answers'
import { hasStatus, messageOf } from '@/lib/api/api-error'
import { adminPaths } from '@/lib/admin-paths'
import { CHOOSE_AGAIN, FileGone, heldFile } from '@/lib/files/held-file'

/** Uploads a rescue file and opens its answers, or shows why it can't be used. */
export function useUploadRescueFile() {
  const dialogs = useDialogs()
  const navigate = useNavigate()
  const { mutateAsync: send, isPending } = useMutation(uploadRescueMutation)

  const refuse = (text: string) =>
    dialogs.alert({ tone: 'danger', title: 'Berkas tidak dapat dipakai', text })

  return {
    isUploading: isPending,
    async upload(file: File): Promise<void> {
      if (file.size > RESCUE_FILE_MAX_LENGTH) {
        await refuse(RESCUE_TOO_LARGE)
        return
      }
      try {
        const { id, message } = await send(await (await heldFile(file)).text())
        await navigate(adminPaths.lateReview(id))
        void dialogs.success({ title: 'Berkas diterima', text: message })
      } catch (error) {
        // Without a new login the guard redirects to /login.
        if (hasStatus(error, 401)) return
        await refuse(
          error instanceof FileGone
            ? CHOOSE_AGAIN
            : messageOf(error, 'Berkas tidak dapat diunggah.')
        )
      }
    },
  }
}
