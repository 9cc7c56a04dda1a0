import { GRANT_OUTCOMES, outcomeText, type GrantOutcome } from '@lulus/api/contracts/grants'
import { CircleCheck, CircleMinus } from 'lucide-react'
import { useState } from 'react'
import { Badge } from '@/components/ui/badge'
import { MoreRows, ROWS_AT_ONCE } from '@/components/ui/more-rows'
import { Table, TableBody, TableHead, TableRow, Td, Th } from '@/components/ui/table'

interface OutcomesTableProps {
  learners: readonly { id: number; nama: string; nohp: string; hasil: GrantOutcome | null }[]
}

/** The outcome for each learner of a bulk grant, before or after it. On phones the rows are cards. */
export function OutcomesTable({ learners }: OutcomesTableProps) {
  const [shown, setShown] = useState(ROWS_AT_ONCE)
  return (
    <div className="grid gap-4">
      <Table caption="Akses peserta" cards>
        <TableHead>
          <Th>No</Th>
          <Th>Nama</Th>
          <Th>Nomor HP</Th>
          <Th>Akses</Th>
        </TableHead>
        <TableBody>
          {learners.slice(0, shown).map(({ id, nama, nohp, hasil }, index) => (
            <TableRow key={id}>
              <Td label="No" className="tabular-nums">
                {index + 1}
              </Td>
              <Td label="Nama" className="font-semibold">
                <span className="min-w-0 max-sm:text-right">{nama}</span>
              </Td>
              <Td label="Nomor HP" className="tabular-nums">
                {nohp}
              </Td>
              <Td label="Akses">
                <Outcome outcome={hasil} />
              </Td>
            </TableRow>
          ))}
        </TableBody>
      </Table>
      <MoreRows total={learners.length} shown={shown} onMore={setShown} />
    </div>
  )
}

function Outcome({ outcome }: { outcome: GrantOutcome | null }) {
  if (outcome === null) return <span className="text-ink-soft">–</span>
  const isGranted = outcome === GRANT_OUTCOMES.granted
  const text = outcomeText(outcome)
  return (
    <Badge tone={isGranted ? 'success' : 'neutral'} icon={isGranted ? CircleCheck : CircleMinus}>
      {text.charAt(0).toUpperCase() + text.slice(1)}
    </Badge>
  )
}
