import { Trash2 } from 'lucide-react'
import { useRef, useState, type Ref } from 'react'
import { Button } from '@/components/ui/button'
import { Field } from '@/components/ui/field'
import { FileDrop } from '@/components/ui/files/file-drop'
import { useObjectUrl } from '@/components/ui/files/use-object-url'
import { prepareImage, type ImageLimits } from '@/components/ui/files/prepare-image'
import { LiveRegion } from '@/components/ui/screen-reader'
import { Spinner } from '@/components/ui/spinner'
import { usePassFocus } from '@/components/ui/use-pass-focus'

interface ImagePickerProps {
  label: string
  hint?: string
  /** The form's own error, such as 'Mohon unggah …'. Refused files have their own message. */
  error?: string | null | undefined
  required?: boolean
  limits: ImageLimits
  value: File | null
  onChange: (file: File | null) => void
  /** Called when reading and scaling a chosen picture starts and ends, so that a form can wait before sending. */
  onPreparing?: (isPreparing: boolean) => void
  /** The URL of the current picture, which stays if no new one is chosen. */
  currentUrl?: string | null
  /** Removes the current picture, if it is optional. */
  onRemoveCurrent?: () => void
  disabled?: boolean
}

/** Lets the user choose a picture, scales it down and shows it. */
export function ImagePicker({
  label,
  hint,
  error,
  required = false,
  limits,
  value,
  onChange,
  onPreparing,
  currentUrl = null,
  onRemoveCurrent,
  disabled = false,
}: ImagePickerProps) {
  const [refusal, setRefusal] = useState<string | null>(null)
  const [isPreparing, setPreparing] = useState(false)
  const preview = useObjectUrl(value) ?? currentUrl
  const remove = value ? () => onChange(null) : onRemoveCurrent
  const input = useRef<HTMLInputElement>(null)
  const passFocus = usePassFocus(input)

  const take = async (file: File) => {
    setPreparing(true)
    onPreparing?.(true)
    try {
      const prepared = await prepareImage(file, limits)
      setRefusal(prepared.ok ? null : prepared.reason)
      if (prepared.ok) onChange(prepared.file)
    } finally {
      setPreparing(false)
      onPreparing?.(false)
    }
  }

  return (
    <Field label={label} hint={hint} error={refusal ?? error} required={required}>
      {preview && (
        <Preview
          src={preview}
          alt={value ? `Pratinjau ${value.name}` : 'Gambar saat ini'}
          removeRef={passFocus}
          onRemove={remove}
          disabled={disabled}
        />
      )}
      <FileDrop
        accept={limits.accept ?? limits.types}
        disabled={disabled || isPreparing}
        inputRef={input}
        onFile={(file) => void take(file)}
        onReading={onPreparing}
      >
        {isPreparing ? (
          <span className="flex items-center gap-2">
            <Spinner className="size-4" />
            Menyiapkan gambar…
          </span>
        ) : (
          <>
            <span className="font-semibold text-primary">
              {preview ? 'Ganti gambar' : 'Pilih gambar'}
            </span>{' '}
            atau seret ke sini
          </>
        )}
      </FileDrop>
      <LiveRegion>{value && `Gambar ${value.name} dipilih.`}</LiveRegion>
    </Field>
  )
}

interface PreviewProps {
  src: string
  alt: string
  removeRef: Ref<HTMLButtonElement>
  onRemove: (() => void) | undefined
  disabled: boolean
}

function Preview({ src, alt, removeRef, onRemove, disabled }: PreviewProps) {
  return (
    <div className="flex flex-wrap items-center gap-4 rounded-md border border-line bg-muted p-3">
      <img src={src} alt={alt} className="max-h-64 max-w-full rounded-sm bg-paper object-contain" />
      {onRemove && (
        <Button
          ref={removeRef}
          variant="secondary"
          size="sm"
          disabled={disabled}
          onClick={onRemove}
        >
          <Trash2 aria-hidden className="size-4" />
          Hapus gambar
        </Button>
      )}
    </div>
  )
}
