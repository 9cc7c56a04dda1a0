import { TEACHER_NOTE_MAX_LENGTH } from '@lulus/api/contracts/explanations'
import { useState, type SubmitEvent } from 'react'
import { useChange } from '@/components/use-change'
import { Button } from '@/components/ui/button'
import { Field } from '@/components/ui/field'
import { Textarea } from '@/components/ui/input'
import { classNoteMutation } from '@/features/learning/api/class-learning'

interface ClassNoteProps {
  classId: number
  soalId: number
  note: string | null
}

/** What the class's learners read beside the explanation. */
export function ClassNote({ classId, soalId, note }: ClassNoteProps) {
  const [text, setText] = useState(note ?? '')
  const save = useChange(classNoteMutation(classId), { inPlace: true })
  const isChanged = text.trim() !== (note ?? '')

  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    if (isChanged) save.change({ soalId, catatan: text.trim() })
  }

  return (
    <form noValidate className="grid max-w-[65ch] gap-3" onSubmit={submit}>
      <Field
        label="Catatan untuk kelas ini"
        hint="Dibaca peserta kelas ini pada pembahasan soal. Kosongkan untuk menghapusnya."
        error={save.errorAt('catatan')}
      >
        <Textarea
          rows={3}
          maxLength={TEACHER_NOTE_MAX_LENGTH}
          value={text}
          onChange={({ currentTarget: input }) => setText(input.value)}
        />
      </Field>
      <div>
        <Button type="submit" variant="secondary" disabled={!isChanged} loading={save.isPending}>
          Simpan catatan
        </Button>
      </div>
    </form>
  )
}
