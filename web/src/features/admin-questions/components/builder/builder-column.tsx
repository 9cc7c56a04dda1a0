import { Link2, Link2Off, X } from 'lucide-react'
import { Field } from '@/components/ui/field'
import { IconButton } from '@/components/ui/icon-button'
import { Input } from '@/components/ui/input'
import type { Column } from '@/features/admin-questions/model/written-builder'
import { classNames } from '@/lib/class-names'

interface BuilderColumnProps {
  /** Starts at 1. */
  number: number
  column: Column
  /** Letter of its underlined part. */
  letter: string | null
  mayMark: boolean
  mayJoin: boolean
  mayRemove: boolean
  onText: (text: string) => void
  onPaste: (text: string) => void
  onMark: () => void
  onJoin: () => void
  onRemove: () => void
}

/** One word of the sentence with its buttons. */
export function BuilderColumn({
  number,
  column,
  letter,
  mayMark,
  mayJoin,
  mayRemove,
  onText,
  onPaste,
  onMark,
  onJoin,
  onRemove,
}: BuilderColumnProps) {
  const { text, mark, isGlued } = column
  const name = text.trim() === '' ? `kolom ${number}` : `“${text.trim()}”`
  const isJoined = mark === 'joined'

  return (
    <li
      className={classNames(
        'grid content-start gap-2 rounded-md border p-1.5',
        letter === null ? 'border-line bg-surface' : 'border-primary bg-primary-soft'
      )}
    >
      <Field label={`Kata ${number}`} hint={isGlued && 'Menyatu dengan kata sebelumnya'}>
        <Input
          lang="en"
          autoComplete="off"
          autoCapitalize="none"
          value={text}
          className={classNames('!px-1.5', letter !== null && 'underline underline-offset-4')}
          onChange={({ currentTarget: input }) => onText(input.value)}
          onPaste={(event) => {
            const pasted = event.clipboardData.getData('text')
            if (!/\S\s+\S/.test(pasted)) return
            event.preventDefault()
            onPaste(pasted)
          }}
        />
      </Field>
      <button
        type="button"
        aria-pressed={letter !== null}
        aria-label={letter === null ? `Tandai ${name}` : `Lepas tanda ${letter} dari ${name}`}
        disabled={!mayMark}
        className="min-h-9 rounded-sm border border-line-strong bg-surface text-sm font-bold hover:bg-muted disabled:cursor-not-allowed disabled:opacity-45 aria-pressed:border-primary aria-pressed:bg-primary aria-pressed:text-on-primary"
        onClick={onMark}
      >
        {letter ?? 'Tandai'}
      </button>
      <div className="flex justify-between">
        <IconButton
          icon={isJoined ? Link2Off : Link2}
          label={
            isJoined
              ? `Pisahkan ${name} dari kata sebelumnya`
              : `Gabung ${name} dengan kata sebelumnya`
          }
          disabled={!mayJoin}
          className="!size-9"
          onClick={onJoin}
        />
        <IconButton
          icon={X}
          label={`Hapus ${name}`}
          disabled={!mayRemove}
          className="!size-9"
          onClick={onRemove}
        />
      </div>
    </li>
  )
}
