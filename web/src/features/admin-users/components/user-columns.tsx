import type { UserColumn } from '@lulus/api/contracts/accounts'
import { isStaff } from '@lulus/api/contracts/capabilities'
import { Ban } from 'lucide-react'
import type { TableColumn } from '@/components/listing/list-table'
import { PersonLink } from '@/components/person-link'
import { Avatar } from '@/components/ui/avatar'
import { Badge } from '@/components/ui/badge'
import type { UserRow } from '@/features/admin-users/api/users'
import { ExamStatus } from '@/features/admin-users/components/exam-status'
import { mediaUrl } from '@/lib/api/request-url'

/** Names of the columns that sort users. */
export const USER_COLUMN_LABELS: Readonly<Record<UserColumn, string>> = {
  createdAt: 'Terdaftar',
  nohp: 'No HP',
  nama: 'Nama Peserta',
  status_ujian: 'Status Ujian',
  paket_soal_id_aktif: 'Paket Soal Aktif',
  paket_terakhir: 'Paket Terakhir',
}

const NONE = 'Belum Ada'

/** Id that connects a row's buttons with the user's name. */
export const userNameId = (id: number) => `user-${id}`

/** The columns of the users' table (product-spec section 2), without number and actions. */
export const USER_COLUMNS: readonly TableColumn<UserRow, UserColumn>[] = [
  {
    label: USER_COLUMN_LABELS.nohp,
    sortBy: 'nohp',
    headClass: 'sm:w-32',
    cellClass: 'tabular-nums',
    cell: ({ nohp }) => nohp,
  },
  {
    label: USER_COLUMN_LABELS.nama,
    sortBy: 'nama',
    headClass: 'sm:w-52',
    cell: (user) => <Person user={user} />,
  },
  {
    label: 'Foto Profil',
    headClass: 'sm:w-24',
    cell: ({ nama, profilePic }) => <Avatar name={nama} src={mediaUrl(profilePic)} />,
  },
  {
    label: USER_COLUMN_LABELS.status_ujian,
    sortBy: 'status_ujian',
    headClass: 'sm:w-36',
    cell: (user) => <ExamStatus user={user} />,
  },
  {
    label: USER_COLUMN_LABELS.paket_soal_id_aktif,
    sortBy: 'paket_soal_id_aktif',
    headClass: 'sm:w-38',
    cell: ({ paket_soal_id_aktif: id, paket_aktif: name }) => (
      <PackageName name={id === null ? null : (name ?? `Paket nomor ${id}`)} />
    ),
  },
  {
    label: USER_COLUMN_LABELS.paket_terakhir,
    sortBy: 'paket_terakhir',
    headClass: 'sm:w-36',
    cell: ({ paket_terakhir: name }) => <PackageName name={name} />,
  },
]

function Person({ user }: { user: UserRow }) {
  const { id, email, role, ditangguhkan, alasan_penangguhan: reason } = user
  return (
    <div className="min-w-0 max-sm:text-right sm:min-w-44">
      <span className="font-semibold">
        <PersonLink person={user} id={userNameId(id)} />
      </span>{' '}
      {isStaff(role) && <Badge tone="primary">{role}</Badge>}{' '}
      {ditangguhkan !== null && (
        <Badge tone="danger" icon={Ban}>
          Ditangguhkan
        </Badge>
      )}
      <p className="text-ink-soft [overflow-wrap:anywhere]">
        {email === null ? (
          'Tanpa email'
        ) : (
          <>
            {email.slice(0, email.indexOf('@'))}
            <wbr />
            {email.slice(email.indexOf('@'))}
          </>
        )}
      </p>
      {reason !== null && <p className="[overflow-wrap:anywhere]">Alasan: {reason}</p>}
    </div>
  )
}

function PackageName({ name }: { name: string | null }) {
  return (
    <span className={name === null ? 'text-ink-soft' : 'min-w-0 max-sm:text-right'}>
      {name ?? NONE}
    </span>
  )
}
