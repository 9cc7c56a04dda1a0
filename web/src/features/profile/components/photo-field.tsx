import { Camera } from 'lucide-react'
import { useId, useState } from 'react'
import { Avatar } from '@/components/ui/avatar'
import { buttonClass } from '@/components/ui/button-style'
import { useObjectUrl } from '@/components/ui/files/use-object-url'
import { LiveRegion } from '@/components/ui/screen-reader'
import { Spinner } from '@/components/ui/spinner'
import { classNames } from '@/lib/class-names'
import { scaleImage, UnreadableImage } from '@/lib/images/scale-image'

interface PhotoFieldProps {
  name: string
  /** Address of the saved photo, or null. */
  currentUrl: string | null
  /** A new photo, not saved yet. */
  value: File | null
  onChange: (photo: File) => void
  error: string | undefined
}

/** The photo or initials, and a button for another photo. */
export function PhotoField({ name, currentUrl, value, onChange, error }: PhotoFieldProps) {
  const id = useId()
  const preview = useObjectUrl(value)
  const [isPreparing, setPreparing] = useState(false)
  const [isUnreadable, setUnreadable] = useState(false)
  const refusal = isUnreadable ? 'Gambar tidak dapat dibaca. Silakan pilih file lain.' : error

  const take = async (file: File) => {
    setPreparing(true)
    try {
      const photo = await preparePhoto(file)
      setUnreadable(photo === null)
      if (photo) onChange(photo)
    } finally {
      setPreparing(false)
    }
  }

  return (
    <div className="flex items-center gap-5">
      <Avatar name={name} src={preview ?? currentUrl} className="size-20 text-3xl sm:size-24" />
      <div className="grid min-w-0 justify-items-start gap-1.5">
        <div className="relative">
          <input
            id={id}
            type="file"
            accept="image/*"
            aria-describedby={`${id}-hint ${id}-error`}
            aria-invalid={refusal !== undefined || undefined}
            disabled={isPreparing}
            className="peer absolute inset-0 size-full cursor-pointer opacity-0"
            onChange={({ currentTarget: input }) => {
              const file = input.files?.[0]
              // Lets the user choose the same file again.
              input.value = ''
              if (file) void take(file)
            }}
          />
          <label
            htmlFor={id}
            className={classNames(
              buttonClass({ variant: 'secondary' }),
              'pointer-events-none peer-hover:bg-muted peer-focus-visible:outline-2 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-primary'
            )}
          >
            {isPreparing ? (
              <Spinner className="size-4" />
            ) : (
              <Camera aria-hidden className="size-4" />
            )}
            Ubah Foto
          </label>
        </div>
        <p id={`${id}-hint`} className="text-sm text-ink-soft">
          {value
            ? 'Foto baru tersimpan setelah Anda menyimpan perubahan.'
            : 'Gambar apa saja; ukurannya diperkecil otomatis.'}
        </p>
        <p id={`${id}-error`} aria-live="polite" className="text-sm text-danger empty:hidden">
          {refusal}
        </p>
        <LiveRegion>{value && 'Foto baru dipilih.'}</LiveRegion>
      </div>
    </div>
  )
}

/** Size in pixels that the server stores. */
const PHOTO_EDGE = 512

/**
 * Turns any picture that the browser can read into a profile photo.
 * @returns a small JPEG, or null if the browser can't read the picture
 */
async function preparePhoto(file: File): Promise<File | null> {
  try {
    return await scaleImage(file, { maxEdge: PHOTO_EDGE, always: true })
  } catch (error) {
    if (error instanceof UnreadableImage) return null
    throw error
  }
}
