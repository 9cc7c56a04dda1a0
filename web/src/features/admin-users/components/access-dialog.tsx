import {
  GRANT_REASON_MAX_LENGTH,
  GRANT_REASON_MISSING,
  REVOCATION_REASON_MISSING,
} from '@lulus/api/contracts/grants'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState, type SubmitEvent } from 'react'
import { useCloseGuard } from '@/components/leaving/use-close-guard'
import { ExtraTimeDialog } from '@/components/extra-time-dialog'
import { PackageSelect } from '@/components/package-select'
import { ReopenRecordingDialog } from '@/components/reopen-recording-dialog'
import { ReasonDialog } from '@/components/reason-dialog'
import { Alert } from '@/components/ui/alert'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { useDialogs } from '@/components/ui/dialogs/dialogs-context'
import { Field } from '@/components/ui/field'
import { Textarea } from '@/components/ui/input'
import { SkeletonList } from '@/components/ui/skeleton'
import {
  accessQuery,
  extraTimeMutation,
  giveAccessMutation,
  reopenRecordingMutation,
  revokeAccessMutation,
  type Grant,
} from '@/features/admin-users/api/access'
import type { UserRow } from '@/features/admin-users/api/users'
import { GrantItem } from '@/features/admin-users/components/grant-item'
import { messageOf } from '@/lib/api/api-error'
import type { PackageOffer } from '@/lib/query/packages'
import { isKnownFailure } from '@/lib/session/known-failure'
import { useReloginInPlace } from '@/lib/session/relogin'

const FORM_ID = 'beri-akses'
const FAILED = 'Terjadi kesalahan'

/** Grants one learner a package without a payment, shows their grants, and revokes unused ones. */
export function AccessDialog({ user, onClose }: { user: UserRow; onClose: () => void }) {
  const dialogs = useDialogs()
  const grants = useQuery(accessQuery(user.id))
  const give = useMutation(giveAccessMutation)
  const [offer, setOffer] = useState<PackageOffer | null>(null)
  const [reason, setReason] = useState('')
  const [isTried, setTried] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const [revoked, setRevoked] = useState<Grant | null>(null)
  const [extended, setExtended] = useState<Grant | null>(null)
  const extend = useMutation(extraTimeMutation)
  const [reopened, setReopened] = useState<Grant | null>(null)
  const reopen = useMutation(reopenRecordingMutation)
  const close = useCloseGuard(reason.trim() !== '', onClose)
  useReloginInPlace()

  const submit = async (event: SubmitEvent) => {
    event.preventDefault()
    setTried(true)
    const alasan = reason.trim()
    if (give.isPending || !offer || alasan === '') return
    setProblem(null)
    try {
      const { message } = await give.mutateAsync({ id: user.id, paketId: offer.id, alasan })
      onClose()
      void dialogs.success({ title: 'Berhasil', text: message })
    } catch (error) {
      if (!isKnownFailure(error)) setProblem(messageOf(error, FAILED))
    }
  }

  if (revoked) {
    return <RevokeDialog user={user} grant={revoked} onClose={() => setRevoked(null)} />
  }
  if (extended) {
    return (
      <ExtraTimeDialog
        description={`${user.nama} · ${extended.nama_paket}`}
        percent={extended.waktuTambahan}
        isRunning={extended.dipakai !== null}
        send={(persen, alasan) =>
          extend.mutateAsync({ id: user.id, aksesId: extended.id, persen, alasan })
        }
        onClose={() => setExtended(null)}
      />
    )
  }
  if (reopened) {
    return (
      <ReopenRecordingDialog
        description={`${user.nama} · ${reopened.nama_paket}`}
        send={(halaman, alasan) => reopen.mutateAsync({ id: user.id, halaman, alasan })}
        onClose={() => setReopened(null)}
      />
    )
  }
  return (
    <Dialog
      open
      onOpenChange={close}
      dismissable={!give.isPending}
      title="Beri akses"
      description={`${user.nama} · ${user.nohp}`}
      footer={
        <>
          <Button variant="secondary" disabled={give.isPending} onClick={close}>
            Tutup
          </Button>
          <Button type="submit" form={FORM_ID} loading={give.isPending}>
            Beri Akses
          </Button>
        </>
      }
    >
      <div className="grid gap-6">
        <form
          id={FORM_ID}
          noValidate
          className="grid gap-5"
          onSubmit={(event) => void submit(event)}
        >
          <p>Peserta mendapat satu kali pengerjaan tanpa membayar.</p>
          <PackageSelect
            value={offer?.id ?? null}
            onChange={setOffer}
            error={isTried && !offer ? 'Pilih paketnya dulu.' : null}
          />
          <Field
            label="Alasan"
            hint="Hanya dibaca oleh admin."
            error={isTried && reason.trim() === '' ? GRANT_REASON_MISSING : null}
            required
          >
            <Textarea
              rows={2}
              maxLength={GRANT_REASON_MAX_LENGTH}
              placeholder="Misalnya: simulasi sebelumnya terputus karena listrik padam."
              value={reason}
              onChange={({ currentTarget }) => setReason(currentTarget.value)}
            />
          </Field>
          {problem !== null && <Alert tone="danger">{problem}</Alert>}
        </form>
        <section aria-labelledby="akses-pernah" className="grid gap-3">
          <h3 id="akses-pernah" className="font-bold">
            Akses yang pernah diberikan
          </h3>
          {grants.isPending && <SkeletonList label="Memuat akses…" rows={2} />}
          {grants.isError && !grants.data && (
            <Alert tone="danger">{messageOf(grants.error, 'Gagal mengambil data akses.')}</Alert>
          )}
          {grants.data?.length === 0 && <p className="text-ink-soft">Belum ada.</p>}
          {grants.data && grants.data.length > 0 && (
            <ul className="grid gap-3">
              {grants.data.map((grant) => (
                <GrantItem
                  key={grant.id}
                  grant={grant}
                  onRevoke={setRevoked}
                  onExtend={setExtended}
                  onReopen={setReopened}
                />
              ))}
            </ul>
          )}
        </section>
      </div>
    </Dialog>
  )
}

interface RevokeDialogProps {
  user: UserRow
  grant: Grant
  onClose: () => void
}

/** Asks why a grant is revoked. */
function RevokeDialog({ user, grant, onClose }: RevokeDialogProps) {
  const dialogs = useDialogs()
  const revoke = useMutation(revokeAccessMutation)

  const send = async (alasan: string) => {
    try {
      const { message } = await revoke.mutateAsync({ id: user.id, aksesId: grant.id, alasan })
      void dialogs.success({ title: 'Berhasil', text: message })
      return true
    } catch (error) {
      if (!isKnownFailure(error)) {
        void dialogs.alert({ tone: 'danger', title: 'Error', text: messageOf(error, FAILED) })
      }
      return false
    }
  }

  return (
    <ReasonDialog
      formId="cabut-akses"
      title="Cabut akses"
      description={`${user.nama} · ${grant.nama_paket}`}
      field={{
        label: 'Alasan pencabutan',
        hint: 'Hanya dibaca oleh admin.',
        placeholder: 'Misalnya: salah paket.',
        maxLength: GRANT_REASON_MAX_LENGTH,
      }}
      missing={REVOCATION_REASON_MISSING}
      submitLabel="Cabut Akses"
      onSubmit={send}
      onClose={onClose}
    >
      <p>Peserta tidak dapat lagi memulai paket ini dengan akses tersebut.</p>
    </ReasonDialog>
  )
}
