import { useState, type DragEvent, type ReactNode } from 'react'
import { useFieldAttributes } from '@/components/ui/field-context'
import { DropArea } from '@/components/ui/files/file-drop'

interface FilesDropProps {
  /** MIME types or extensions, as in the browser's file dialog. */
  accept: readonly string[]
  /** Gets the files themselves: many are too large to be copied, so one may be gone when it is sent. */
  onFiles: (files: File[]) => void
  disabled?: boolean
  children: ReactNode
}

/** Takes many files by click, keyboard or drop. Use it inside a Field. It doesn't validate them. */
export function FilesDrop({ accept, onFiles, disabled = false, children }: FilesDropProps) {
  const { required: _, ...field } = useFieldAttributes()
  const [isOver, setOver] = useState(false)
  const take = (files: FileList | null) => {
    const chosen = [...(files ?? [])]
    if (chosen.length > 0 && !disabled) onFiles(chosen)
  }

  return (
    <div
      className="relative"
      onDragOver={(event) => {
        event.preventDefault()
        setOver(!disabled)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event: DragEvent) => {
        event.preventDefault()
        setOver(false)
        take(event.dataTransfer.files)
      }}
    >
      <input
        {...field}
        type="file"
        multiple
        accept={accept.join(',')}
        disabled={disabled}
        className="peer absolute inset-0 size-full cursor-pointer opacity-0 disabled:cursor-not-allowed"
        onChange={({ currentTarget: input }) => {
          take(input.files)
          // Lets the user choose the same files again.
          input.value = ''
        }}
      />
      <DropArea isOver={isOver} state="idle">
        {children}
      </DropArea>
    </div>
  )
}
