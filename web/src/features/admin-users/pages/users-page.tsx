import { USER_LIST, type UserColumn } from '@lulus/api/contracts/sort_columns'
import { useQuery } from '@tanstack/react-query'
import { ListScreen } from '@/components/listing/list-screen'
import { ListTable, type TableColumn } from '@/components/listing/list-table'
import { useListQuery } from '@/components/listing/use-list-query'
import { usersQuery, type UserRow } from '@/features/admin-users/api/list-users'
import { ResetCodeDialog } from '@/features/admin-users/components/reset-code-dialog'
import { UserActions } from '@/features/admin-users/components/user-actions'
import { USER_COLUMN_LABELS, USER_COLUMNS } from '@/features/admin-users/components/user-columns'
import { useHelpUser } from '@/features/admin-users/use-help-user'

/** /admin/data-user: everybody with an account, and help for those who can't log in. */
export default function UsersPage() {
  const list = useListQuery(USER_LIST)
  const result = useQuery(usersQuery(list.query))
  const help = useHelpUser()

  const columns: readonly TableColumn<UserRow, UserColumn>[] = [
    ...USER_COLUMNS,
    {
      label: 'Aksi',
      headClass: 'sm:w-28',
      wide: true,
      cell: (user) => (
        <UserActions
          user={user}
          isBusy={help.busyId === user.id}
          onIssueCode={(chosen) => void help.issueCode(chosen)}
          onUnlock={(chosen) => void help.unlockLogin(chosen)}
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
        empty={{
          title: 'Tidak ada data user.',
          text: 'Peserta tampil di sini begitu mendaftar.',
        }}
      >
        {(rows) => (
          <ListTable
            caption="Data User"
            columns={columns}
            rows={rows}
            total={result.data?.total ?? rows.length}
            list={list}
          />
        )}
      </ListScreen>
      {help.issued && <ResetCodeDialog {...help.issued} onClose={help.closeCode} />}
    </>
  )
}
