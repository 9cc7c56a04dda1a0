import { GRANT_REASON_MAX_LENGTH, GRANT_REASON_MISSING } from '@lulus/api/contracts/grants'
import { useQuery, type UseQueryResult } from '@tanstack/react-query'
import { useState, type ComponentProps } from 'react'
import { FormDialog } from '@/components/form-dialog'
import { PackageSelect } from '@/components/package-select'
import { Alert } from '@/components/ui/alert'
import { Field } from '@/components/ui/field'
import { Textarea } from '@/components/ui/input'
import { SkeletonList } from '@/components/ui/skeleton'
import { useChange } from '@/components/use-change'
import { accessQuery, giveAccessMutation, type Grant } from '@/features/admin-users/api/access'
import type { UserRow } from '@/features/admin-users/api/users'
import { GrantDialog, type GrantChange } from '@/features/admin-users/components/grant-dialog'
import { GrantItem } from '@/features/admin-users/components/grant-item'
import { messageOf } from '@/lib/api/api-error'
import type { PackageOffer } from '@/lib/query/packages'

/** Grants one learner a package without a payment, shows their grants, and revokes unused ones. */
export function AccessDialog({ user, onClose }: { user: UserRow; onClose: () => void }) {
  const grants = useQuery(accessQuery(user.id))
  const give = useChange(giveAccessMutation(user.id), { failed: null, onDone: onClose })
  const [offer, setOffer] = useState<PackageOffer | null>(null)
  const [reason, setReason] = useState('')
  const [isTried, setTried] = useState(false)
  const [changed, setChanged] = useState<GrantChange | null>(null)
  const alasan = reason.trim()

  const submit = () => {
    setTried(true)
    if (offer && alasan !== '') give.change({ paketId: offer.id, alasan })
  }

  if (changed) {
    return <GrantDialog user={user} {...changed} onClose={() => setChanged(null)} />
  }
  return (
    <FormDialog
      title="Beri akses"
      description={`${user.nama} · ${user.nohp}`}
      submitLabel="Beri Akses"
      cancelLabel="Tutup"
      isBusy={give.isPending}
      isDirty={alasan !== ''}
      problem={give.failure}
      onSubmit={submit}
      onClose={onClose}
      below={
        <Grants
          grants={grants}
          onRevoke={(grant) => setChanged({ change: 'revoke', grant })}
          onExtend={(grant) => setChanged({ change: 'extend', grant })}
          onReopen={(grant) => setChanged({ change: 'reopen', grant })}
        />
      }
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
        error={isTried && alasan === '' ? GRANT_REASON_MISSING : null}
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
    </FormDialog>
  )
}

interface GrantsProps extends Omit<ComponentProps<typeof GrantItem>, 'grant'> {
  grants: UseQueryResult<Grant[]>
}

/** The learner's grants so far. */
function Grants({ grants: { data, error, isPending }, ...actions }: GrantsProps) {
  return (
    <section aria-labelledby="akses-pernah" className="grid gap-3">
      <h3 id="akses-pernah" className="font-bold">
        Akses yang pernah diberikan
      </h3>
      {isPending && <SkeletonList label="Memuat akses…" rows={2} />}
      {error && !data && (
        <Alert tone="danger">{messageOf(error, 'Gagal mengambil data akses.')}</Alert>
      )}
      {data?.length === 0 && <p className="text-ink-soft">Belum ada.</p>}
      {data && data.length > 0 && (
        <ul className="grid gap-3">
          {data.map((grant) => (
            <GrantItem key={grant.id} grant={grant} {...actions} />
          ))}
        </ul>
      )}
    </section>
  )
}
