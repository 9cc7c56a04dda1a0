import { SHORT_SESSION_TITLES } from '@lulus/api/contracts/exam'
import { ArrowRight } from 'lucide-react'
import { VisuallyHidden } from '@/components/ui/screen-reader'
import { Table, TableBody, TableHead, TableRow, Td, Th } from '@/components/ui/table'
import type { ChangedResult } from '@/features/admin-items/api/rescoring'

const { listening, written, reading } = SHORT_SESSION_TITLES

/** Everybody whose score changes: right answers of each section, total and level, before and after. */
export function ChangedResults({ rows }: { rows: readonly ChangedResult[] }) {
  return (
    <Table caption="Nilai yang berubah" cards>
      <TableHead>
        <Th>Nama</Th>
        <Th>{listening}</Th>
        <Th>{written}</Th>
        <Th>{reading}</Th>
        <Th>Total</Th>
        <Th>CEFR</Th>
      </TableHead>
      <TableBody>
        {rows.map(({ riwayatId, nama, lama, baru, cefr }) => (
          <TableRow key={riwayatId}>
            <Td label="Nama" className="font-semibold">
              {nama}
            </Td>
            <Td label={listening}>
              <Change from={lama.listening_correct} to={baru.listening_correct} />
            </Td>
            <Td label={written}>
              <Change from={lama.written_correct} to={baru.written_correct} />
            </Td>
            <Td label={reading}>
              <Change from={lama.reading_correct} to={baru.reading_correct} />
            </Td>
            <Td label="Total">
              <Change from={lama.totalScore} to={baru.totalScore} />
            </Td>
            <Td label="CEFR">
              <Change from={cefr.lama ?? '–'} to={cefr.baru ?? '–'} />
            </Td>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  )
}

/** '49 → 50', or the value alone where it stays. */
function Change({ from, to }: { from: number | string; to: number | string }) {
  if (from === to) return <span className="text-ink-soft tabular-nums">{to}</span>
  return (
    <span className="inline-flex items-center gap-1 whitespace-nowrap tabular-nums">
      {from}
      <ArrowRight aria-hidden className="size-4 text-ink-soft" />
      <VisuallyHidden>menjadi</VisuallyHidden>
      <strong>{to}</strong>
    </span>
  )
}
