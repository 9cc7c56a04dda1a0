import { ROLES, type Role } from '@lulus/api/contracts/capabilities'
import { useState, type SubmitEvent } from 'react'
import { RoleChoice } from '@/components/role-choice'
import { Alert } from '@/components/ui/alert'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { useReloginInPlace } from '@/lib/session/relogin'

const FORM_ID = 'ubah-peran'

interface RoleDialogProps {
  person: { nama: string; nohp: string; role: Role }
  /** Sends the role. Resolves with the server's error message, or null on success. */
  onSubmit: (role: Role) => Promise<string | null>
  onClose: () => void
}

/** Gives an account another role. */
export function RoleDialog({ person, onSubmit, onClose }: RoleDialogProps) {
  const [role, setRole] = useState(person.role)
  const [error, setError] = useState<string | null>(null)
  const [isSending, setSending] = useState(false)
  useReloginInPlace()

  const submit = async (event: SubmitEvent) => {
    event.preventDefault()
    if (isSending) return
    if (role === person.role) {
      onClose()
      return
    }
    setSending(true)
    const refusal = await onSubmit(role)
    setSending(false)
    setError(refusal)
    if (refusal === null) onClose()
  }

  return (
    <Dialog
      open
      onOpenChange={onClose}
      size="sm"
      dismissable={!isSending}
      title="Ubah peran"
      description={`${person.nama} · ${person.nohp}`}
      footer={
        <>
          <Button variant="secondary" disabled={isSending} onClick={onClose}>
            Batal
          </Button>
          <Button type="submit" form={FORM_ID} loading={isSending}>
            Simpan Peran
          </Button>
        </>
      }
    >
      <form id={FORM_ID} noValidate className="grid gap-5" onSubmit={(event) => void submit(event)}>
        <p>Peran baru berlaku setelah login lagi: akun ini keluar dari semua perangkat.</p>
        <RoleChoice roles={ROLES} chosen={role} onChoose={setRole} />
        {error && <Alert tone="danger">{error}</Alert>}
      </form>
    </Dialog>
  )
}
