import { EMAIL_MAX_LENGTH, NAME_MAX_LENGTH } from '@lulus/api/contracts/accounts'
import { ACTION_REASON, ACTION_REASON_MISSING } from '@lulus/api/contracts/interventions'
import { PHONE_MAX_LENGTH } from '@lulus/api/contracts/phone'
import { useState } from 'react'
import { FormDialog } from '@/components/form-dialog'
import { Field } from '@/components/ui/field'
import { Input } from '@/components/ui/input'
import { useChange } from '@/components/use-change'
import { editPersonMutation, type Person } from '@/features/admin-users/api/person'
import { phonePreview } from '@/lib/validation/account'

interface EditPersonDialogProps {
  person: Pick<Person, 'id' | 'nama' | 'nohp' | 'email'>
  onClose: () => void
}

/** Corrects a person's name, number and address, each with a line in the audit log. */
export function EditPersonDialog({ person, onClose }: EditPersonDialogProps) {
  const before = { nama: person.nama, nohp: person.nohp, email: person.email ?? '' }
  const [fields, setFields] = useState(before)
  const [reason, setReason] = useState('')
  const [isTried, setTried] = useState(false)
  const edit = useChange(editPersonMutation(person.id), {
    inPlace: true,
    failed: null,
    onDone: onClose,
    done: null,
  })
  const alasan = reason.trim()
  const isShort = alasan.length < ACTION_REASON.min
  const changed = (['nama', 'nohp', 'email'] as const).filter(
    (field) => fields[field].trim() !== before[field]
  )
  const preview = changed.includes('nohp') ? phonePreview(fields.nohp) : null

  const submit = () => {
    setTried(true)
    if (isShort) return
    const edited = Object.fromEntries(changed.map((field) => [field, fields[field]]))
    edit.change({ ...edited, alasan })
  }

  return (
    <FormDialog
      title="Ubah data"
      description={`${person.nama} · ${person.nohp}`}
      submitLabel="Simpan"
      isBusy={edit.isPending}
      isDirty={changed.length > 0 || alasan !== ''}
      unavailable={changed.length === 0}
      problem={edit.failure}
      onSubmit={submit}
      onClose={onClose}
    >
      <Field
        label="Nama"
        hint="Sertifikat yang sudah terbit tetap memakai nama lama sampai namanya diperbaiki."
        error={edit.errorAt('nama')}
        required
      >
        <Input
          autoComplete="off"
          autoCapitalize="words"
          maxLength={NAME_MAX_LENGTH}
          value={fields.nama}
          onChange={({ currentTarget: input }) => setFields({ ...fields, nama: input.value })}
        />
      </Field>
      <Field
        label="Nomor HP"
        hint={preview ? `Akan diganti menjadi ${preview}.` : undefined}
        error={edit.errorAt('nohp')}
        required
      >
        <Input
          type="tel"
          inputMode="tel"
          autoComplete="off"
          maxLength={PHONE_MAX_LENGTH}
          value={fields.nohp}
          onChange={({ currentTarget: input }) => setFields({ ...fields, nohp: input.value })}
        />
      </Field>
      <Field label="Email" error={edit.errorAt('email')} required={person.email !== null}>
        <Input
          type="email"
          inputMode="email"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={EMAIL_MAX_LENGTH}
          value={fields.email}
          onChange={({ currentTarget: input }) => setFields({ ...fields, email: input.value })}
        />
      </Field>
      <Field
        label="Alasan"
        hint="Dicatat di Audit Log. Peserta melihat perubahannya saat membuka aplikasi."
        error={isTried && isShort ? ACTION_REASON_MISSING : edit.errorAt('alasan')}
        required
      >
        <Input
          maxLength={ACTION_REASON.max}
          placeholder="Misalnya: salah ketik di daftar kelas."
          value={reason}
          onChange={({ currentTarget: input }) => setReason(input.value)}
        />
      </Field>
    </FormDialog>
  )
}
