import { isStaff } from '@lulus/api/contracts/capabilities'
import { useQuery } from '@tanstack/react-query'
import { Ban } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { useNavigate, useParams } from 'react-router-dom'
import { PageHeading } from '@/components/page/page-heading'
import { ResetCodeDialog } from '@/components/reset-code-dialog'
import { RoleDialog } from '@/components/role-dialog'
import { Alert } from '@/components/ui/alert'
import { Button } from '@/components/ui/button'
import { Badge } from '@/components/ui/badge'
import { ButtonLink } from '@/components/ui/button-link'
import { LoadFailure } from '@/components/ui/load-failure'
import { SkeletonList } from '@/components/ui/skeleton'
import {
  personQuery,
  type Person,
  type PersonPayment,
  type PersonResult,
} from '@/features/admin-users/api/person'
import { changeRoleMutation } from '@/features/admin-users/api/users'
import { AccessDialog } from '@/features/admin-users/components/access-dialog'
import { EditPersonDialog } from '@/features/admin-users/components/person/edit-person-dialog'
import { DeclineErasureDialog } from '@/features/admin-users/components/person/decline-erasure-dialog'
import { EraseDialog } from '@/features/admin-users/components/person/erase-dialog'
import { MergeDialog } from '@/features/admin-users/components/person/merge-dialog'
import { PersonAccess } from '@/features/admin-users/components/person/person-access'
import { PersonData } from '@/features/admin-users/components/person/person-data'
import { PersonLogins } from '@/features/admin-users/components/person/person-logins'
import { PersonPayments } from '@/features/admin-users/components/person/person-payments'
import { PersonPlaces } from '@/features/admin-users/components/person/person-places'
import { PersonResults } from '@/features/admin-users/components/person/person-results'
import { RenameCertificateDialog } from '@/features/admin-users/components/person/rename-certificate-dialog'
import { SuspendDialog } from '@/features/admin-users/components/suspend-dialog'
import { UserActions } from '@/features/admin-users/components/user-actions'
import { useUserActions } from '@/features/admin-users/use-user-actions'
import { formatDateTime } from '@/lib/format/date'
import { adminPaths } from '@/lib/admin-paths'

interface PersonPageProps {
  /** The course of the scores. */
  chart: (results: readonly PersonResult[]) => ReactNode
  /** Buttons that save a certificate and a receipt. */
  certificate: (result: PersonResult, describedBy: string) => ReactNode
  receipt: (payment: PersonPayment, describedBy: string) => ReactNode
}

/** /admin/data-user/{id}: everything of one person. */
export default function PersonPage(parts: PersonPageProps) {
  const id = Number(useParams().id)
  const { data, error, isPending, isFetching, refetch } = useQuery(personQuery(id))

  return (
    <div className="grid gap-6">
      <PageHeading
        lead={data ? <Standing person={data} /> : undefined}
        actions={
          <ButtonLink to={adminPaths.users} variant="secondary">
            Data User
          </ButtonLink>
        }
      >
        {data?.nama ?? 'Peserta'}
      </PageHeading>
      {isPending && <SkeletonList label="Memuat data…" rows={4} rowClassName="h-24" />}
      {error && !data && (
        <LoadFailure
          title="Gagal mengambil data"
          error={error}
          retrying={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      {data && <Parts person={data} {...parts} />}
    </div>
  )
}

function Standing({ person: { role, nohp, ditangguhkan } }: { person: Person }) {
  return (
    <>
      {nohp} {isStaff(role) && <Badge tone="primary">{role}</Badge>}{' '}
      {ditangguhkan !== null && (
        <Badge tone="danger" icon={Ban}>
          Ditangguhkan
        </Badge>
      )}
    </>
  )
}

function MergedInto({ id }: { id: number }) {
  return (
    <Alert
      title="Akun ini sudah digabung."
      action={
        <ButtonLink to={adminPaths.person(id)} variant="secondary" size="sm">
          Buka Akun yang Dipakai
        </ButtonLink>
      }
    />
  )
}

interface ErasureRequestProps {
  request: NonNullable<Person['permintaanHapus']>
  onErase: () => void
  onDecline: () => void
}

/** The person's own wish to be erased, which staff decides. */
function ErasureRequest({ request, onErase, onDecline }: ErasureRequestProps) {
  return (
    <Alert
      tone="warning"
      title="Peserta ini meminta akunnya dihapus."
      action={
        <div className="flex flex-wrap gap-2">
          <Button variant="danger" size="sm" onClick={onErase}>
            Hapus Akun
          </Button>
          <Button variant="secondary" size="sm" onClick={onDecline}>
            Tolak Permintaan
          </Button>
        </div>
      }
    >
      <p>Diminta {formatDateTime(request.createdAt)}</p>
      {request.catatan && <p className="wrap-anywhere">“{request.catatan}”</p>}
    </Alert>
  )
}

type OpenDialog =
  | { kind: 'edit' | 'give' | 'suspend' | 'role' | 'merge' | 'erase' | 'decline' }
  | { kind: 'rename'; result: PersonResult }

function Parts({ person, chart, certificate, receipt }: PersonPageProps & { person: Person }) {
  const { issued, closeCode, busyIds, ...actions } = useUserActions()
  const [opened, setOpened] = useState<OpenDialog | null>(null)
  const open = (kind: Exclude<OpenDialog['kind'], 'rename'>) => () => setOpened({ kind })
  const close = () => setOpened(null)
  const navigate = useNavigate()

  return (
    <>
      {person.digabungKe !== null && <MergedInto id={person.digabungKe} />}
      {person.dihapus && (
        <Alert title="Data pribadi peserta ini sudah dihapus.">
          Hasil dan pembayarannya tetap tercatat tanpa nama.
        </Alert>
      )}
      {person.permintaanHapus && (
        <ErasureRequest
          request={person.permintaanHapus}
          onErase={open('erase')}
          onDecline={open('decline')}
        />
      )}
      <UserActions
        user={person}
        isBusy={busyIds.includes(person.id)}
        withWords
        {...actions}
        onSuspend={open('suspend')}
        onChangeRole={open('role')}
        onGiveAccess={open('give')}
      />
      <PersonData
        person={person}
        onEdit={open('edit')}
        onMerge={person.role === 'User' ? open('merge') : null}
        onErase={person.role === 'User' ? open('erase') : null}
      />
      {person.riwayat.length > 0 && chart(person.riwayat)}
      <PersonResults
        results={person.riwayat}
        certificate={certificate}
        onRename={(result) => setOpened({ kind: 'rename', result })}
      />
      <PersonPayments payments={person.pembayaran} receipt={receipt} />
      <PersonAccess person={person} onGive={open('give')} />
      <PersonPlaces person={person} />
      <PersonLogins person={person} />

      {opened?.kind === 'edit' && <EditPersonDialog person={person} onClose={close} />}
      {opened?.kind === 'give' && <AccessDialog user={person} onClose={close} />}
      {opened?.kind === 'suspend' && <SuspendDialog user={person} onClose={close} />}
      {opened?.kind === 'rename' && (
        <RenameCertificateDialog result={opened.result} onClose={close} />
      )}
      {opened?.kind === 'erase' && <EraseDialog person={person} onClose={close} />}
      {opened?.kind === 'decline' && <DeclineErasureDialog person={person} onClose={close} />}
      {opened?.kind === 'merge' && (
        <MergeDialog
          person={person}
          onMerged={(intoId) => void navigate(adminPaths.person(intoId))}
          onClose={close}
        />
      )}
      {opened?.kind === 'role' && (
        <RoleDialog person={person} mutation={changeRoleMutation(person.id)} onClose={close} />
      )}
      {issued && <ResetCodeDialog {...issued} onClose={closeCode} />}
    </>
  )
}
