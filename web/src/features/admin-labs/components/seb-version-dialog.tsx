import {
  SEB_EXAM_KEY_NAME_MAX_LENGTH,
  SEB_KEY_PATTERN,
  SEB_KEY_INVALID,
} from '@lulus/api/contracts/seb'
import { useState, type SubmitEvent } from 'react'
import { Alert } from '@/components/ui/alert'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { Field } from '@/components/ui/field'
import { Input } from '@/components/ui/input'
import { useSebActions } from '@/features/admin-labs/use-seb-actions'
import { messageOf } from '@/lib/api/api-error'
import { useReloginInPlace } from '@/lib/session/relogin'

const FORM_ID = 'versi-seb'

interface SebVersionDialogProps {
  labId: number
  onClose: () => void
}

interface Problems {
  name?: string | null
  key?: string | null
  server?: string
}

/** Adds an allowed version of SEB, by its Browser Exam Key. */
export function SebVersionDialog({ labId, onClose }: SebVersionDialogProps) {
  const { addVersion } = useSebActions(labId)
  const [name, setName] = useState('')
  const [key, setKey] = useState('')
  const [problems, setProblems] = useState<Problems>({})
  const [isSending, setSending] = useState(false)
  useReloginInPlace()

  const submit = async (event: SubmitEvent) => {
    event.preventDefault()
    if (isSending) return
    const version = { nama: name.trim(), kunci: key.trim() }
    const found = {
      name: version.nama === '' ? 'Nama versi wajib diisi.' : null,
      key: SEB_KEY_PATTERN.test(version.kunci) ? null : SEB_KEY_INVALID,
    }
    setProblems(found)
    if (found.name !== null || found.key !== null) return
    setSending(true)
    try {
      if (await addVersion(version)) onClose()
    } catch (error) {
      setProblems({ server: messageOf(error, 'Terjadi kesalahan') })
    } finally {
      setSending(false)
    }
  }

  return (
    <Dialog
      open
      onOpenChange={onClose}
      dismissable={!isSending}
      title="Daftarkan versi SEB"
      footer={
        <>
          <Button variant="secondary" disabled={isSending} onClick={onClose}>
            Batal
          </Button>
          <Button type="submit" form={FORM_ID} loading={isSending}>
            Daftarkan
          </Button>
        </>
      }
    >
      <form id={FORM_ID} noValidate className="grid gap-5" onSubmit={(event) => void submit(event)}>
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
        {problems.server && <Alert tone="danger">{problems.server}</Alert>}
      </form>
    </Dialog>
  )
}
