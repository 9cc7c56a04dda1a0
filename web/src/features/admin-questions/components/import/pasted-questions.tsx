import { useState, type ClipboardEvent } from 'react'
import { Field } from '@/components/ui/field'
import { Textarea } from '@/components/ui/input'

/** What was pasted: as a file of HTML while nobody has edited it, else of text. */
export function pastedFile({ html, text }: Pasted): File {
  return html === null
    ? new File([text], 'tempelan.txt', { type: 'text/plain' })
    : new File([html], 'tempelan.html', { type: 'text/html' })
}

export interface Pasted {
  /** As the browser gave it; null once the text was edited. */
  html: string | null
  text: string
}

interface PastedQuestionsProps {
  pasted: Pasted
  disabled: boolean
  error: string | null | undefined
  onChange: (pasted: Pasted) => void
}

/** Takes questions that are pasted from Word or a chat, with their underlines and tables. */
export function PastedQuestions({ pasted, disabled, error, onChange }: PastedQuestionsProps) {
  const [wasEdited, setWasEdited] = useState(false)
  const paste = (event: ClipboardEvent<HTMLTextAreaElement>) => {
    const html = event.clipboardData.getData('text/html')
    const text = event.clipboardData.getData('text/plain')
    // Only a whole paste keeps its look: the box itself holds plain text.
    if (html === '' || pasted.text !== '') return
    event.preventDefault()
    setWasEdited(false)
    onChange({ html, text })
  }

  return (
    <Field
      label="Atau tempel soal di sini"
      error={error}
      hint={
        wasEdited
          ? 'Setelah diubah di sini, garis bawah dan tabel tidak ikut terbaca. Kosongkan lalu tempel lagi bila perlu.'
          : 'Dari Word, Excel atau obrolan. Garis bawah dan tabel ikut terbaca.'
      }
    >
      <Textarea
        rows={6}
        value={pasted.text}
        disabled={disabled}
        onPaste={paste}
        onChange={({ currentTarget: { value } }) => {
          setWasEdited(pasted.html !== null && value !== '')
          onChange({ html: null, text: value })
        }}
      />
    </Field>
  )
}
