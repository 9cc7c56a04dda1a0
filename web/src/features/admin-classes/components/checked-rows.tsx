import type { RowState } from '@lulus/api/contracts/classes'
import { useState } from 'react'
import {
  CircleAlert,
  CircleCheck,
  CirclePlus,
  Link2,
  UserRoundSearch,
  type LucideIcon,
} from 'lucide-react'
import { Alert } from '@/components/ui/alert'
import { Badge } from '@/components/ui/badge'
import { MoreRows, ROWS_AT_ONCE } from '@/components/ui/more-rows'
import { Table, TableBody, TableHead, TableRow, Td, Th } from '@/components/ui/table'
import type { CheckedRow } from '@/features/admin-classes/api/classes'
import { formatCount } from '@/lib/format/numbers'

const LABELS: Readonly<
  Record<
    RowState,
    { label: string; tone: 'success' | 'primary' | 'neutral' | 'danger'; icon: LucideIcon }
  >
> = {
  salah: { label: 'Salah', tone: 'danger', icon: CircleAlert },
  baru: { label: 'Akun baru', tone: 'success', icon: CirclePlus },
  ada: { label: 'Sudah punya akun', tone: 'primary', icon: Link2 },
  di_kelas: { label: 'Sudah di kelas', tone: 'neutral', icon: CircleCheck },
}
const ORDER = Object.keys(LABELS) as RowState[]

/** The outcome of each row of a list: the number of each kind, and the rows, errors first. */
export function CheckedRows({ rows }: { rows: readonly CheckedRow[] }) {
  const [shown, setShown] = useState(ROWS_AT_ONCE)
  const sorted = [...rows].sort(
    (one, other) => ORDER.indexOf(one.status) - ORDER.indexOf(other.status)
  )
  const unproven = rows.filter((row) => row.belum_terbukti).length
  return (
    <div className="grid gap-3">
      <p role="status" className="flex flex-wrap gap-2">
        {ORDER.map((state) => {
          const count = rows.filter(({ status }) => status === state).length
          const { label, tone, icon } = LABELS[state]
          return (
            count > 0 && (
              <Badge key={state} tone={tone} icon={icon}>
                {formatCount(count)} {label.toLowerCase()}
              </Badge>
            )
          )
        })}
        {unproven > 0 && (
          <Badge tone="accent" icon={UserRoundSearch}>
            {formatCount(unproven)} nomor belum terbukti
          </Badge>
        )}
      </p>
      {unproven > 0 && (
        <Alert tone="warning">
          {formatCount(unproven)} akun dibuat sendiri oleh seseorang dengan nomor di daftar ini.
          Pastikan itu peserta Anda, atau cetak kartu baru untuk mereka: password lamanya tidak
          berlaku lagi.
        </Alert>
      )}
      <Table caption="Hasil pemeriksaan" cards>
        <TableHead>
          <Th>Baris</Th>
          <Th>Nama</Th>
          <Th>Nomor HP</Th>
          <Th>Hasil</Th>
        </TableHead>
        <TableBody>
          {sorted.slice(0, shown).map((row) => (
            <TableRow key={row.baris}>
              <Td label="Baris" className="tabular-nums">
                {row.baris}
              </Td>
              <Td label="Nama">{row.nama === '' ? '–' : row.nama}</Td>
              <Td label="Nomor HP" className="tabular-nums">
                {row.nohp === '' ? '–' : row.nohp}
              </Td>
              <Td label="Hasil">
                <div className="grid min-w-0 justify-items-start gap-1 max-sm:justify-items-end max-sm:text-right">
                  <Badge tone={LABELS[row.status].tone} icon={LABELS[row.status].icon}>
                    {LABELS[row.status].label}
                  </Badge>
                  {row.keterangan !== null && <span className="text-sm">{row.keterangan}</span>}
                </div>
              </Td>
            </TableRow>
          ))}
        </TableBody>
      </Table>
      <MoreRows total={rows.length} shown={shown} onMore={setShown} />
    </div>
  )
}
