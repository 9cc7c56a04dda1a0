import { KeyRound } from 'lucide-react'
import { useState } from 'react'
import { PersonLink } from '@/components/person-link'
import { Badge } from '@/components/ui/badge'
import { Button } from '@/components/ui/button'
import { Link } from '@/components/ui/link'
import { Table, TableBody, TableHead, TableRow, Td, Th } from '@/components/ui/table'
import type { Learner } from '@/features/admin-classes/api/classes'
import { adminPaths } from '@/lib/admin-paths'

/** Rows shown at once. Classes are seldom larger. */
const AT_ONCE = 100

interface LearnersTableProps {
  learners: readonly Learner[]
  busyId: number | null
  /** Null in an archived class. */
  onRemove: ((learner: Learner) => void) | null
}

/** The learners of a class by name. On phones the rows are cards. */
export function LearnersTable({ learners, busyId, onRemove }: LearnersTableProps) {
  const [shown, setShown] = useState(AT_ONCE)
  return (
    <div className="grid gap-4">
      <Table caption="Peserta" cards>
        <TableHead>
          <Th>No</Th>
          <Th>Nama</Th>
          <Th>Nomor HP</Th>
          <Th>Password</Th>
          <Th>Aksi</Th>
        </TableHead>
        <TableBody>
          {learners.slice(0, shown).map((learner, index) => (
            <LearnerRow
              key={learner.id}
              number={index + 1}
              learner={learner}
              isBusy={busyId === learner.id}
              onRemove={onRemove}
            />
          ))}
        </TableBody>
      </Table>
      {learners.length > shown && (
        <Button
          variant="secondary"
          className="justify-self-center"
          onClick={() => setShown(shown + AT_ONCE)}
        >
          Tampilkan {Math.min(AT_ONCE, learners.length - shown)} lagi
        </Button>
      )}
    </div>
  )
}

interface LearnerRowProps extends Pick<LearnersTableProps, 'onRemove'> {
  number: number
  learner: Learner
  isBusy: boolean
}

function LearnerRow({ number, learner, isBusy, onRemove }: LearnerRowProps) {
  return (
    <TableRow>
      <Td label="No" className="tabular-nums">
        {number}
      </Td>
      <Td label="Nama">
        <div className="min-w-0 max-sm:text-right">
          <span className="font-semibold">
            <PersonLink person={learner} id={nameId(learner.id)} />
          </span>
          <p className="text-ink-soft [overflow-wrap:anywhere]">{learner.email ?? 'Tanpa email'}</p>
        </div>
      </Td>
      <Td label="Nomor HP" className="tabular-nums">
        {learner.nohp}
      </Td>
      <Td label="Password">
        <Password learner={learner} />
      </Td>
      <Td>
        {onRemove && (
          <Button
            variant="quiet"
            size="sm"
            loading={isBusy}
            aria-describedby={nameId(learner.id)}
            onClick={() => onRemove(learner)}
          >
            Keluarkan
          </Button>
        )}
      </Td>
    </TableRow>
  )
}

function Password({ learner }: { learner: Learner }) {
  return learner.tanpa_password ? (
    <div className="grid justify-items-start gap-1 max-sm:justify-items-end">
      <Badge tone="accent" icon={KeyRound}>
        Belum ada
      </Badge>
      <Link
        to={`${adminPaths.users}?search=${learner.nohp}`}
        aria-describedby={nameId(learner.id)}
        className="text-sm font-semibold text-primary underline underline-offset-4"
      >
        Buat kode
      </Link>
    </div>
  ) : (
    <div className="grid justify-items-start gap-1 max-sm:justify-items-end">
      <Badge tone={learner.dari_kartu ? 'primary' : 'success'}>
        {learner.dari_kartu ? 'Dari kartu' : 'Ada'}
      </Badge>
      {learner.belum_terbukti && (
        <span className="text-sm text-ink-soft">Nomor belum terbukti</span>
      )}
    </div>
  )
}

/** Id that connects a row's buttons with the learner's name. */
const nameId = (id: number) => `peserta-${id}`
