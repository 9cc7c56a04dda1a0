import { Ban, ShieldCheck } from 'lucide-react'
import { Badge } from '@/components/ui/badge'
import { Button } from '@/components/ui/button'
import { Table, TableBody, TableHead, TableRow, Td, Th } from '@/components/ui/table'
import type { StaffRow } from '@/features/admin-staff/api/staff'

interface StaffTableProps {
  staff: readonly StaffRow[]
  /** Phone number of the current user, who can't change their own role. */
  ownPhone: string
  onChangeRole: (person: StaffRow) => void
  onSeeLogins: (person: StaffRow) => void
}

/** The academy's staff. On phones the rows are cards. */
export function StaffTable({ staff, ownPhone, onChangeRole, onSeeLogins }: StaffTableProps) {
  return (
    <Table caption="Staf" cards>
      <TableHead>
        <Th>Nama</Th>
        <Th>No HP</Th>
        <Th>Peran</Th>
        <Th>Keamanan</Th>
        <Th>Aksi</Th>
      </TableHead>
      <TableBody>
        {staff.map((person) => (
          <TableRow key={person.id}>
            <Td label="Nama">
              <div className="min-w-0 max-sm:text-right">
                <span id={nameId(person.id)} className="font-semibold">
                  {person.nama}
                </span>
                <p className="text-ink-soft [overflow-wrap:anywhere]">{person.email}</p>
              </div>
            </Td>
            <Td label="No HP" className="tabular-nums">
              {person.nohp}
            </Td>
            <Td label="Peran">
              <Badge tone="primary">{person.peran}</Badge>
            </Td>
            <Td label="Keamanan">
              <Safety person={person} />
            </Td>
            <Td>
              <div className="flex w-full flex-wrap gap-2 max-sm:mt-2 max-sm:[&>*]:flex-1">
                {person.nohp !== ownPhone && (
                  <Button
                    variant="secondary"
                    size="sm"
                    className="whitespace-nowrap"
                    aria-describedby={nameId(person.id)}
                    onClick={() => onChangeRole(person)}
                  >
                    Ubah Peran
                  </Button>
                )}
                <Button
                  variant="secondary"
                  size="sm"
                  className="whitespace-nowrap"
                  aria-describedby={nameId(person.id)}
                  onClick={() => onSeeLogins(person)}
                >
                  Lihat Login
                </Button>
              </div>
            </Td>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  )
}

/** Id that connects a row's buttons with the person's name. */
const nameId = (id: number) => `staf-${id}`

function Safety({ person: { ditangguhkan, dua_langkah: hasFactor } }: { person: StaffRow }) {
  return (
    <div className="flex flex-wrap gap-1.5 max-sm:justify-end">
      {ditangguhkan && (
        <Badge tone="danger" icon={Ban}>
          Ditangguhkan
        </Badge>
      )}
      {hasFactor ? (
        <Badge tone="success" icon={ShieldCheck}>
          Dua langkah
        </Badge>
      ) : (
        <Badge>Password saja</Badge>
      )}
    </div>
  )
}
