import { MoreRows, ROWS_AT_ONCE } from '@/components/ui/more-rows'
import { Table, TableBody, TableHead, TableRow, Td, Th } from '@/components/ui/table'
import type { Outcome } from '@/features/admin-events/api/actions'
import { formatMinutes } from '@/lib/format/duration'
import { CircleCheck, CircleMinus } from 'lucide-react'
import { useState } from 'react'

interface ActionOutcomesProps {
  outcomes: readonly Outcome[]
  /** Names by id. */
  names: ReadonlyMap<number, string>
}

/** What an action did to each learner, or would: the skipped ones first. On phones the rows are cards. */
export function ActionOutcomes({ outcomes, names }: ActionOutcomesProps) {
  const [shown, setShown] = useState(ROWS_AT_ONCE)
  const isSkipped = ({ status }: Outcome) => status === 'dilewati'
  const ordered = [...outcomes.filter(isSkipped), ...outcomes.filter((one) => !isSkipped(one))]
  return (
    <div className="grid gap-3">
      <Table caption="Hasil untuk tiap peserta" cards>
        <TableHead>
          <Th>Nama</Th>
          <Th>Hasil</Th>
          <Th>Sisa waktu</Th>
        </TableHead>
        <TableBody>
          {ordered.slice(0, shown).map(({ userId, status, keterangan, sisaDetik }) => (
            <TableRow key={userId}>
              <Td label="Nama" className="font-semibold">
                {names.get(userId) ?? '–'}
              </Td>
              <Td label="Hasil">
                <span className="flex items-center gap-2 max-sm:text-right">
                  {status === 'dilewati' ? (
                    <CircleMinus aria-label="Dilewati" className="size-4 shrink-0 text-ink-soft" />
                  ) : (
                    <CircleCheck aria-hidden className="size-4 shrink-0 text-success" />
                  )}
                  <span className="min-w-0 wrap-anywhere">
                    {status === 'dilewati' ? `Dilewati: ${keterangan}` : keterangan}
                  </span>
                </span>
              </Td>
              <Td label="Sisa waktu" className="tabular-nums">
                {sisaDetik === null ? '–' : formatMinutes(sisaDetik)}
              </Td>
            </TableRow>
          ))}
        </TableBody>
      </Table>
      <MoreRows total={outcomes.length} shown={shown} onMore={setShown} />
    </div>
  )
}
