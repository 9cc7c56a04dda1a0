import { useQuery } from '@tanstack/react-query'
import { UserPlus } from 'lucide-react'
import { useState } from 'react'
import { PageHeading } from '@/components/page/page-heading'
import { RoleDialog } from '@/components/role-dialog'
import { Button } from '@/components/ui/button'
import { LoadFailure } from '@/components/ui/load-failure'
import { SkeletonList } from '@/components/ui/skeleton'
import { useChange } from '@/components/use-change'
import {
  changeRoleMutation,
  staffQuery,
  withdrawMutation,
  type NewInvitation,
  type StaffRow,
} from '@/features/admin-staff/api/staff'
import { InvitationsSection } from '@/features/admin-staff/components/invitations-section'
import { InviteDialog } from '@/features/admin-staff/components/invite-dialog'
import { LinkDialog } from '@/features/admin-staff/components/link-dialog'
import { LoginsDialog } from '@/features/admin-staff/components/logins-dialog'
import { StaffTable } from '@/features/admin-staff/components/staff-table'
import { formatCount } from '@/lib/format/numbers'
import { useSessionUser } from '@/lib/session/use-session'

/** The open dialog. */
type Opened =
  | { what: 'invite' }
  | { what: 'link'; invitation: NewInvitation }
  | { what: 'role'; person: StaffRow }
  | { what: 'logins'; person: StaffRow }

/** /admin/staf: the staff with their roles and logins. */
export default function StaffPage() {
  const { data, error, isPending, isFetching, refetch } = useQuery(staffQuery)
  const { nohp } = useSessionUser()
  const withdraw = useChange(withdrawMutation, {
    ask: ({ nama }) => ({
      tone: 'warning',
      title: 'Batalkan undangan?',
      text: `Tautan untuk ${nama} tidak dapat dipakai lagi.`,
      confirmLabel: 'Batalkan Undangan',
    }),
  })
  const [opened, setOpened] = useState<Opened | null>(null)
  const close = () => setOpened(null)

  return (
    <div className="grid gap-6">
      <PageHeading
        lead={data ? `${formatCount(data.staf.length)} orang` : 'Memuat staf…'}
        actions={
          <Button onClick={() => setOpened({ what: 'invite' })}>
            <UserPlus aria-hidden className="size-5" />
            Undang Staf
          </Button>
        }
      >
        Staf
      </PageHeading>
      {isPending && <SkeletonList label="Memuat staf…" rows={4} rowClassName="h-16" />}
      {error && !data && (
        <LoadFailure
          title="Gagal mengambil data staf"
          error={error}
          retrying={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      {data && (
        <StaffTable
          staff={data.staf}
          ownPhone={nohp}
          onChangeRole={(person) => setOpened({ what: 'role', person })}
          onSeeLogins={(person) => setOpened({ what: 'logins', person })}
        />
      )}
      {data && data.undangan.length > 0 && (
        <InvitationsSection
          invitations={data.undangan}
          busyId={withdraw.sending?.id ?? null}
          onWithdraw={withdraw.change}
        />
      )}
      {opened?.what === 'invite' && (
        <InviteDialog
          onInvited={(invitation) => setOpened({ what: 'link', invitation })}
          onClose={close}
        />
      )}
      {opened?.what === 'link' && <LinkDialog invitation={opened.invitation} onClose={close} />}
      {opened?.what === 'role' && (
        <RoleDialog
          person={{ ...opened.person, role: opened.person.peran }}
          mutation={changeRoleMutation(opened.person.id)}
          onClose={close}
        />
      )}
      {opened?.what === 'logins' && <LoginsDialog person={opened.person} onClose={close} />}
    </div>
  )
}
