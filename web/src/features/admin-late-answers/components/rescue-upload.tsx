import { Upload } from 'lucide-react'
import { useRef } from 'react'
import { Button } from '@/components/ui/button'
import { useUploadRescueFile } from '@/features/admin-late-answers/use-upload-rescue-file'

/** Uploads a rescue file and opens its answers. */
export function RescueUpload() {
  const input = useRef<HTMLInputElement>(null)
  const { upload, isUploading } = useUploadRescueFile()

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
