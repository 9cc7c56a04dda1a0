import { Upload } from 'lucide-react'
import { useRef } from 'react'
import { Button } from '@/components/ui/button'
import { useUploadRescueFile } from '@/features/admin-late-answers/use-upload-rescue-file'

/** Takes a rescue file and opens the answers from it. */
export function RescueUpload() {
  const input = useRef<HTMLInputElement>(null)
  const { upload, isUploading } = useUploadRescueFile()

  return (
    <>
      {/* Any name may be chosen: mail programs rename what they don't know. */}
      <input
        ref={input}
        type="file"
        hidden
        aria-label="Berkas penyelamatan"
        onChange={({ currentTarget }) => {
          const file = currentTarget.files?.[0]
          // Lets the admin choose the same file again.
          currentTarget.value = ''
          if (file) void upload(file)
        }}
      />
      <Button variant="secondary" loading={isUploading} onClick={() => input.current?.click()}>
        <Upload aria-hidden className="size-4" />
        Unggah berkas penyelamatan
      </Button>
    </>
  )
}
