import {
  MESSAGE_TEXT_MAX_LENGTH,
  MESSAGES,
  messageTextFault,
  PLACEHOLDERS,
  sampleText,
  type MessageKind,
} from '@lulus/api/contracts/messages'
import { useId, useRef, useState, type SubmitEvent } from 'react'
import { useLeaveGuard } from '@/components/leaving/use-leave-guard'
import { Button } from '@/components/ui/button'
import { Card } from '@/components/ui/card'
import { Field } from '@/components/ui/field'
import { Textarea } from '@/components/ui/input'
import { useChange } from '@/components/use-change'
import { saveMessageTextMutation } from '@/features/admin-messages/api/messages'
import { useSettings } from '@/lib/settings/settings'

interface MessageTextFormProps {
  kind: MessageKind
  /** As it is stored. */
  text: string
  isUsual: boolean
}

/** The text of one kind of message, with its placeholders and a sample. */
export function MessageTextForm({ kind, text, isUsual }: MessageTextFormProps) {
  const { namaAkademi: academyName } = useSettings()
  const [typed, setTyped] = useState(text)
  const [isSaved, setSaved] = useState(false)
  const field = useRef<HTMLTextAreaElement>(null)
  const headingId = useId()
  const { label, placeholders, text: usual } = MESSAGES[kind]
  const fault = messageTextFault(kind, typed)
  const isChanged = typed.trim() !== text
  useLeaveGuard(isChanged)

  const save = useChange(saveMessageTextMutation, {
    inPlace: true,
    onDone: ({ data }) => {
      const stored = data.find(({ jenisPesan }) => jenisPesan === kind)
      if (stored) setTyped(stored.teks)
      setSaved(true)
    },
  })
  const change = (next: string) => {
    setTyped(next)
    setSaved(false)
  }
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    if (fault !== null) field.current?.focus()
    else save.change({ jenisPesan: kind, teksPesan: typed })
  }
  /** Writes a placeholder where the cursor is. */
  const insert = (placeholder: string) => {
    const { selectionStart = typed.length, selectionEnd = typed.length } = field.current ?? {}
    change(typed.slice(0, selectionStart) + placeholder + typed.slice(selectionEnd))
    field.current?.focus()
  }

  return (
    <section aria-labelledby={headingId}>
      <Card>
        <form noValidate onSubmit={submit} className="grid gap-4">
          <h2 id={headingId} className="text-lg font-bold">
            {label}
          </h2>
          <div className="grid items-start gap-5 lg:grid-cols-2">
            <div className="grid gap-3">
              <Field label="Teks" error={fault ?? save.errorAt('teksPesan')} required>
                <Textarea
                  ref={field}
                  rows={7}
                  maxLength={MESSAGE_TEXT_MAX_LENGTH}
                  value={typed}
                  onChange={({ currentTarget }) => change(currentTarget.value)}
                />
              </Field>
              <div role="group" aria-label="Sisipkan isian" className="flex flex-wrap gap-1.5">
                {placeholders.map((name) => (
                  <Button
                    key={name}
                    variant="secondary"
                    size="sm"
                    title={PLACEHOLDERS[name].meaning}
                    onClick={() => insert(`{${name}}`)}
                  >
                    {`{${name}}`}
                  </Button>
                ))}
              </div>
            </div>
            <figure className="grid gap-2">
              <figcaption className="font-semibold">Contoh</figcaption>
              <blockquote className="rounded-md bg-muted p-4 whitespace-pre-line [overflow-wrap:anywhere]">
                {sampleText(typed, { akademi: academyName })}
              </blockquote>
            </figure>
          </div>
          <div className="flex flex-wrap items-center gap-3">
            <Button type="submit" loading={save.isPending} unavailable={!isChanged}>
              Simpan
            </Button>
            <Button
              variant="secondary"
              unavailable={isUsual && typed === usual}
              onClick={() => {
                if (isUsual) change(usual)
                else save.change({ jenisPesan: kind, teksPesan: usual })
              }}
            >
              Kembalikan teks bawaan
            </Button>
            <span role="status" className="text-sm text-ink-soft">
              {isSaved && !isChanged ? 'Tersimpan.' : isChanged ? 'Belum disimpan.' : ''}
            </span>
          </div>
        </form>
      </Card>
    </section>
  )
}
