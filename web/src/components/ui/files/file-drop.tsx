import { Upload } from 'lucide-react'
import { useState, type DragEvent, type ReactNode, type Ref } from 'react'
import { useFieldAttributes } from '@/components/ui/field-context'
import { Spinner } from '@/components/ui/spinner'
import { classNames } from '@/lib/class-names'
import { CHOOSE_AGAIN, FileGone, heldFile } from '@/lib/files/held-file'

interface FileDropProps {
  /** MIME types or extensions, as in the browser's file dialog. */
  accept: readonly string[]
  /** Gets a copy in memory, because the file may change before it is sent. */
  onFile: (file: File) => void
  /** Called when reading a chosen file starts and ends, so that a form can wait before sending. */
  onReading?: ((isReading: boolean) => void) | undefined
  disabled?: boolean
  /** The input element, for setting the focus. */
  inputRef?: Ref<HTMLInputElement>
  /** Instruction: 'Pilih gambar atau seret ke sini'. */
  children: ReactNode
}

type ReadState = 'idle' | 'reading' | 'gone'

/**
 * Takes one file by click, keyboard or drop. Use it inside a Field. It doesn't validate the file, because dropped files
 * ignore the browser's `accept`.
 */
export function FileDrop({
  accept,
  onFile,
  onReading,
  disabled = false,
  inputRef,
  children,
}: FileDropProps) {
  const { required: _, ...field } = useFieldAttributes()
  const [isOver, setOver] = useState(false)
  const [state, setState] = useState<ReadState>('idle')

  const show = (next: ReadState) => {
    setState(next)
    onReading?.(next === 'reading')
  }
  const take = async (file: File) => {
    show('reading')
    try {
      const held = await heldFile(file)
      show('idle')
      onFile(held)
    } catch (error) {
      show('gone')
      if (!(error instanceof FileGone)) throw error
    }
  }
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    const file = event.dataTransfer.files[0]
    if (file && !disabled) void take(file)
  }

  return (
    <div
      className="relative"
      onDragOver={(event) => {
        event.preventDefault()
        setOver(!disabled)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <input
        {...field}
        ref={inputRef}
        type="file"
        accept={accept.join(',')}
        disabled={disabled}
        className="peer absolute inset-0 size-full cursor-pointer opacity-0 disabled:cursor-not-allowed"
        onChange={({ currentTarget: input }) => {
          const file = input.files?.[0]
          // Lets the user choose the same file again.
          input.value = ''
          if (file) void take(file)
        }}
      />
      <DropArea isOver={isOver} state={state}>
        {children}
      </DropArea>
    </div>
  )
}

interface DropAreaProps {
  isOver: boolean
  state: ReadState
  children: ReactNode
}

/** The visible part, beside the invisible input. */
export function DropArea({ isOver, state, children }: DropAreaProps) {
  return (
    <div
      className={classNames(
        'pointer-events-none flex min-h-28 flex-col items-center justify-center gap-2 rounded-md border border-dashed px-4 py-6 text-center text-ink-soft',
        'transition-colors duration-150 peer-hover:border-primary peer-hover:bg-primary-soft peer-focus-visible:outline-2 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-primary',
        'peer-disabled:opacity-55 peer-aria-invalid:border-danger',
        isOver ? 'border-primary bg-primary-soft' : 'border-line-strong bg-surface'
      )}
    >
      <Upload aria-hidden className="size-6 text-primary" />
      {state === 'reading' ? (
        // Reading may take long if the file is in the cloud.
        <div role="status" className="flex items-center gap-2">
          <Spinner className="size-4" />
          Membaca berkas…
        </div>
      ) : (
        <div>{children}</div>
      )}
      {state === 'gone' && (
        <p role="alert" className="text-sm text-danger">
          {CHOOSE_AGAIN}
        </p>
      )}
    </div>
  )
}
