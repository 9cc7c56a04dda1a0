import { Plus } from 'lucide-react'
import { useState, type KeyboardEvent } from 'react'
import { Button } from '@/components/ui/button'
import { useDialogs } from '@/components/ui/dialogs/dialogs-context'
import { Field } from '@/components/ui/field'
import { Input } from '@/components/ui/input'
import { BuilderColumn } from '@/features/admin-questions/components/builder/builder-column'
import {
  addColumn,
  emptyColumns,
  isEmpty,
  lettersOf,
  MAX_PARTS,
  mayJoin,
  mayMark,
  partCount,
  pasteWords,
  removeColumn,
  setText,
  splitSentence,
  toggleJoin,
  toggleMark,
  type Columns,
} from '@/features/admin-questions/model/written-builder'

interface WrittenBuilderProps {
  columns: Columns
  onChange: (columns: Columns) => void
  /** Error of the sentence. */
  error: string | null
}

/** Builds a sentence from words, with up to four underlined parts lettered A-D in order. */
export function WrittenBuilder({ columns, onChange, error }: WrittenBuilderProps) {
  const dialogs = useDialogs()
  const letters = lettersOf(columns)
  const parts = partCount(columns)

  const replaceAll = async (sentence: string) => {
    const isAgreed =
      isEmpty(columns) ||
      (await dialogs.confirm({
        title: 'Ganti kalimat yang sudah ada?',
        text: 'Semua kata dan garis bawah di kolom akan diganti.',
        confirmLabel: 'Ya, Ganti',
      }))
    if (isAgreed) onChange(splitSentence(sentence))
    return isAgreed
  }

  return (
    <fieldset className="grid gap-4" aria-describedby="susun-kalimat-petunjuk">
      <legend className="mb-1 font-semibold">Susun kalimat</legend>
      <p id="susun-kalimat-petunjuk" className="text-sm text-ink-soft">
        Tulis satu kata per kolom, atau tempel kalimat utuh: kalimat terpecah sendiri menjadi kata.
        Tandai empat bagian yang digarisbawahi; kata yang bersebelahan dapat digabung menjadi satu
        bagian. Huruf A–D mengikuti urutannya.
      </p>
      <SentenceSplitter onSplit={replaceAll} />
      <ol className="grid grid-cols-2 gap-2 sm:grid-cols-3 md:grid-cols-5 xl:grid-cols-9">
        {columns.map((column, index) => (
          <BuilderColumn
            key={column.id}
            number={index + 1}
            column={column}
            letter={letters[index] ?? null}
            mayMark={mayMark(columns, index)}
            mayJoin={mayJoin(columns, index)}
            mayRemove={columns.length > 1}
            onText={(text) => onChange(setText(columns, index, text))}
            onPaste={(text) => onChange(pasteWords(columns, index, text))}
            onMark={() => onChange(toggleMark(columns, index))}
            onJoin={() => onChange(toggleJoin(columns, index))}
            onRemove={() => onChange(removeColumn(columns, index))}
          />
        ))}
      </ol>
      <div className="flex flex-wrap items-center gap-3">
        <Button variant="secondary" size="sm" onClick={() => onChange(addColumn(columns))}>
          <Plus aria-hidden className="size-4" />
          Tambah Kolom
        </Button>
        <Button variant="quiet" size="sm" onClick={() => onChange(emptyColumns())}>
          Kosongkan
        </Button>
        <p role="status" className="ml-auto text-sm font-semibold tabular-nums">
          {parts} dari {MAX_PARTS} bagian ditandai
        </p>
      </div>
      <p role="alert" className="text-sm text-danger empty:hidden">
        {error}
      </p>
    </fieldset>
  )
}

/** Takes a whole sentence, for devices without a paste shortcut. It isn't a form element, because it is inside one. */
function SentenceSplitter({ onSplit }: { onSplit: (sentence: string) => Promise<boolean> }) {
  const [sentence, setSentence] = useState('')

  const split = async (event?: KeyboardEvent) => {
    event?.preventDefault()
    if (sentence.trim() !== '' && (await onSplit(sentence))) setSentence('')
  }

  return (
    <div className="flex flex-wrap items-end gap-2">
      <div className="min-w-0 flex-1 basis-60">
        <Field label="Kalimat utuh (opsional)">
          <Input
            lang="en"
            autoComplete="off"
            data-typing
            value={sentence}
            onChange={({ currentTarget: input }) => setSentence(input.value)}
            onKeyDown={(event) => {
              if (event.key === 'Enter') void split(event)
            }}
          />
        </Field>
      </div>
      <Button variant="secondary" disabled={sentence.trim() === ''} onClick={() => void split()}>
        Pecah Menjadi Kata
      </Button>
    </div>
  )
}
