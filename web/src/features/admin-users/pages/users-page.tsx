import { USER_LIST, type UserColumn } from '@lulus/api/contracts/accounts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { ExcelButton } from '@/components/listing/excel-button'
import {
  ChoiceFilter,
  ClassFilter,
  PackageFilter,
} from '@/components/listing/filters/choice-filters'
import { DayRange } from '@/components/listing/filters/day-range'
import { ListFilters } from '@/components/listing/filters/list-filters'
import { ListScreen } from '@/components/listing/list-screen'
import type { TableColumn } from '@/components/listing/list-table'
import { useListQuery } from '@/components/listing/use-list-query'
import { ResetCodeDialog } from '@/components/reset-code-dialog'
import { RoleDialog } from '@/components/role-dialog'
import {
  changeRoleMutation,
  usersExcelMutation,
  usersQuery,
  type UserRow,
} from '@/features/admin-users/api/users'
import { AccessDialog } from '@/features/admin-users/components/access-dialog'
import { ErasureRequests } from '@/features/admin-users/components/erasure-requests'
import { SuspendDialog } from '@/features/admin-users/components/suspend-dialog'
import { UserActions } from '@/features/admin-users/components/user-actions'
import { USER_COLUMN_LABELS, USER_COLUMNS } from '@/features/admin-users/components/user-columns'
import { useUserActions } from '@/features/admin-users/use-user-actions'

const STATUSES = [
  { value: 'ujian', text: 'Sedang ujian' },
  { value: 'idle', text: 'Tidak sedang ujian' },
]

/** /admin/data-user: all accounts, with help for users who can't log in, and suspensions. */
export default function UsersPage() {
  const list = useListQuery(USER_LIST)
  const result = useQuery(usersQuery(list.query))
  const { issued, closeCode, busyIds, ...actions } = useUserActions()
  const [suspending, setSuspending] = useState<UserRow | null>(null)
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
          isBusy={busyIds.includes(user.id)}
          {...actions}
          onSuspend={setSuspending}
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
        below={
          <>
            <ErasureRequests />
            <ListFilters
              filtered={list.filtered}
              onClear={list.clearFilters}
              actions={<ExcelButton mutation={usersExcelMutation} query={list.query} />}
            >
              <DayRange value={list.query} onChange={list.change} />
              <PackageFilter
                value={list.query.paket}
                onChange={(paket) => list.change({ paket })}
              />
              <ClassFilter value={list.query.kelas} onChange={(kelas) => list.change({ kelas })} />
              <ChoiceFilter
                label="Status Ujian"
                all="Semua status"
                options={STATUSES}
                value={list.query.status}
                onChange={(status) => list.change({ status })}
              />
            </ListFilters>
          </>
        }
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
      {suspending && <SuspendDialog user={suspending} onClose={() => setSuspending(null)} />}
      {given && <AccessDialog user={given} onClose={() => setGiven(null)} />}
      {changing && (
        <RoleDialog
          person={changing}
          mutation={changeRoleMutation(changing.id)}
          onClose={() => setChanging(null)}
        />
      )}
      {issued && <ResetCodeDialog {...issued} onClose={closeCode} />}
    </>
  )
}
