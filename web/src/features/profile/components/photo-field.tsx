import { Camera } from 'lucide-react'
import { useId, useState } from 'react'
import { Avatar } from '@/components/ui/avatar'
import { buttonClass } from '@/components/ui/button-style'
import { prepareThumbnail } from '@/components/ui/files/prepare-image'
import { useObjectUrl } from '@/components/ui/files/use-object-url'
import { LiveRegion } from '@/components/ui/screen-reader'
import { Spinner } from '@/components/ui/spinner'
import { classNames } from '@/lib/class-names'
import { CHOOSE_AGAIN, FileGone, heldFile } from '@/lib/files/held-file'

/** Size in pixels that the server stores. */
const PHOTO_EDGE = 512

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
  const [refused, setRefused] = useState<string | null>(null)
  const refusal = refused ?? error

  const take = async (file: File) => {
    setPreparing(true)
    try {
      const photo = await prepareThumbnail(await heldFile(file), PHOTO_EDGE)
      setRefused(photo.ok ? null : photo.reason)
      if (photo.ok) onChange(photo.file)
    } catch (failure) {
      if (!(failure instanceof FileGone)) throw failure
      setRefused(CHOOSE_AGAIN)
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
