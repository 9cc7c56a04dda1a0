import { USER_LIST, type UserColumn } from '@lulus/api/contracts/accounts'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { ListScreen } from '@/components/listing/list-screen'
import type { TableColumn } from '@/components/listing/list-table'
import { useListQuery } from '@/components/listing/use-list-query'
import { RoleDialog } from '@/components/role-dialog'
import { changeRoleMutation, usersQuery, type UserRow } from '@/features/admin-users/api/users'
import { AccessDialog } from '@/features/admin-users/components/access-dialog'
import { ResetCodeDialog } from '@/features/admin-users/components/reset-code-dialog'
import { SuspendDialog } from '@/features/admin-users/components/suspend-dialog'
import { UserActions } from '@/features/admin-users/components/user-actions'
import { USER_COLUMN_LABELS, USER_COLUMNS } from '@/features/admin-users/components/user-columns'
import { useHelpUser } from '@/features/admin-users/use-help-user'
import { useSuspension } from '@/features/admin-users/use-suspension'
import { messageOf } from '@/lib/api/api-error'

/** /admin/data-user: all accounts, with help for users who can't log in, and suspensions. */
export default function UsersPage() {
  const list = useListQuery(USER_LIST)
  const result = useQuery(usersQuery(list.query))
  const help = useHelpUser()
  const suspension = useSuspension()
  const { suspending } = suspension
  const changeRole = useMutation(changeRoleMutation)
  const [changing, setChanging] = useState<UserRow | null>(null)
  const [given, setGiven] = useState<UserRow | null>(null)

  const columns: readonly TableColumn<UserRow, UserColumn>[] = [
    ...USER_COLUMNS,
    {
      label: 'Aksi',
      headClass: 'sm:w-40',
      wide: true,
      cell: (user) => (
        <UserActions
          user={user}
          isBusy={help.busyId === user.id || suspension.busyId === user.id}
          onIssueCode={(chosen) => void help.issueCode(chosen)}
          onUnlock={(chosen) => void help.unlockLogin(chosen)}
          onSignOut={(chosen) => void suspension.signOut(chosen)}
          onSuspend={suspension.startSuspending}
          onRestore={(chosen) => void suspension.restore(chosen)}
          onRemoveFactor={(chosen) => void suspension.removeFactor(chosen)}
          onChangeRole={setChanging}
          onGiveAccess={setGiven}
        />
      ),
    },
  ]

  return (
    <>
      <ListScreen
        title="Data User"
        noun="pengguna"
        list={list}
        result={result}
        searchPlaceholder="Nama, nomor HP, email, atau paket"
        columnLabels={USER_COLUMN_LABELS}
        failureTitle="Error"
        failureDialog="Error"
        empty={{
          title: 'Tidak ada data user.',
          text: 'Peserta tampil di sini begitu mendaftar.',
        }}
        columns={columns}
      />
      {suspending && (
        <SuspendDialog
          user={suspending}
          onSuspend={(reason) => suspension.suspend(suspending, reason)}
          onClose={suspension.closeSuspending}
        />
      )}
      {given && <AccessDialog user={given} onClose={() => setGiven(null)} />}
      {changing && (
        <RoleDialog
          person={changing}
          onSubmit={async (peran) =>
            changeRole.mutateAsync({ id: changing.id, peran }).then(
              () => null,
              (error: unknown) => messageOf(error, 'Terjadi kesalahan')
            )
          }
          onClose={() => setChanging(null)}
        />
      )}
      {help.issued && <ResetCodeDialog {...help.issued} onClose={help.closeCode} />}
    </>
  )
}
