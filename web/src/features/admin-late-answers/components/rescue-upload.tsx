import { RESCUE_FILE_MAX_LENGTH, RESCUE_TOO_LARGE } from '@lulus/api/contracts/rescue'
import { Upload } from 'lucide-react'
import { useRef } from 'react'
import { useNavigate } from 'react-router-dom'
import { Button } from '@/components/ui/button'
import { useDialogs } from '@/components/ui/dialogs/dialogs-context'
import { useChange } from '@/components/use-change'
import { uploadRescueMutation } from '@/features/admin-late-answers/api/late-answers'
import { adminPaths } from '@/lib/admin-paths'
import { CHOOSE_AGAIN, FileGone } from '@/lib/files/held-file'

const UNUSABLE = 'Berkas tidak dapat dipakai'

/** Uploads a rescue file and opens its answers. */
export function RescueUpload() {
  const input = useRef<HTMLInputElement>(null)
  const dialogs = useDialogs()
  const navigate = useNavigate()
  const upload = useChange(uploadRescueMutation, {
    done: 'Berkas diterima',
    failed: (error) => ({
      title: UNUSABLE,
      ...(error instanceof FileGone ? { text: CHOOSE_AGAIN } : {}),
    }),
    fallback: 'Berkas tidak dapat diunggah.',
    onDone: ({ id }) => navigate(adminPaths.lateReview(id)),
  })

  const take = (file: File) => {
    if (file.size <= RESCUE_FILE_MAX_LENGTH) upload.change(file)
    else void dialogs.alert({ tone: 'danger', title: UNUSABLE, text: RESCUE_TOO_LARGE })
  }

  return (
    <>
      {/* Any name is accepted, because mail programs rename unknown files. */}
      <input
        ref={input}
        type="file"
        hidden
        aria-label="Berkas penyelamatan"
        onChange={({ currentTarget }) => {
          const file = currentTarget.files?.[0]
          // Lets the admin choose the same file again.
          currentTarget.value = ''
          if (file) take(file)
        }}
      />
      <Button variant="secondary" loading={upload.isPending} onClick={() => input.current?.click()}>
        <Upload aria-hidden className="size-4" />
        Unggah berkas penyelamatan
      </Button>
    </>
  )
}
