import {
  SEB_EXAM_KEY_NAME_MAX_LENGTH,
  SEB_KEY_PATTERN,
  SEB_KEY_INVALID,
} from '@lulus/api/contracts/seb'
import { useState } from 'react'
import { despiteAttempts } from '@/components/despite-attempts'
import { FormDialog } from '@/components/form-dialog'
import { Field } from '@/components/ui/field'
import { Input } from '@/components/ui/input'
import { useChange } from '@/components/use-change'
import { addSebVersionMutation } from '@/features/admin-labs/api/seb'

interface SebVersionDialogProps {
  labId: number
  onClose: () => void
}

/** Adds an allowed version of SEB, by its Browser Exam Key. */
export function SebVersionDialog({ labId, onClose }: SebVersionDialogProps) {
  const { change, isPending, failure } = useChange(addSebVersionMutation(labId), {
    insist: despiteAttempts('Tetap Lanjutkan'),
    done: null,
    failed: null,
    onDone: onClose,
  })
  const [name, setName] = useState('')
  const [key, setKey] = useState('')
  const [problems, setProblems] = useState<{ name?: string | null; key?: string | null }>({})

  const submit = () => {
    const version = { nama: name.trim(), kunci: key.trim() }
    const found = {
      name: version.nama === '' ? 'Nama versi wajib diisi.' : null,
      key: SEB_KEY_PATTERN.test(version.kunci) ? null : SEB_KEY_INVALID,
    }
    setProblems(found)
    if (found.name === null && found.key === null) change(version)
  }

  return (
    <FormDialog
      title="Daftarkan versi SEB"
      submitLabel="Daftarkan"
      isBusy={isPending}
      problem={failure}
      onSubmit={submit}
      onClose={onClose}
    >
      <p className="text-ink-soft">
        Buka berkas lab di alat konfigurasi SEB dari versi itu, dan salin Browser Exam Key dari
        bagian Exam. Setelah ada satu versi terdaftar, versi lain ditolak.
      </p>
      <Field
        label="Nama versi"
        hint="Misalnya “Windows 3.9, 64-bit”."
        error={problems.name ?? null}
        required
      >
        <Input
          maxLength={SEB_EXAM_KEY_NAME_MAX_LENGTH}
          autoComplete="off"
          value={name}
          onChange={({ currentTarget }) => setName(currentTarget.value)}
        />
      </Field>
      <Field label="Browser Exam Key" error={problems.key ?? null} required>
        <Input
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          value={key}
          onChange={({ currentTarget }) => setKey(currentTarget.value)}
        />
      </Field>
    </FormDialog>
  )
}
