import { LINE_STATES, type LineState } from '@lulus/api/contracts/statements'
import { useState, type ComponentProps } from 'react'
import { Badge } from '@/components/ui/badge'
import { Button } from '@/components/ui/button'
import { Field } from '@/components/ui/field'
import { MoreRows, ROWS_AT_ONCE } from '@/components/ui/more-rows'
import { Select } from '@/components/ui/select'
import { Table, TableBody, TableHead, TableRow, Td, Th } from '@/components/ui/table'
import type {
  Candidate,
  LinePair,
  Statement,
  StatementLine,
} from '@/features/admin-statements/api/statements'
import { formatDate, formatDateTime } from '@/lib/format/date'
import { formatCount, formatRupiah } from '@/lib/format/numbers'

const STATES: Readonly<
  Record<LineState, { text: string; tone: ComponentProps<typeof Badge>['tone'] }>
> = {
  cocok: { text: 'Cocok', tone: 'success' },
  ganda: { text: 'Ganda', tone: 'accent' },
  tanpa_pasangan: { text: 'Tanpa pasangan', tone: 'neutral' },
  dikonfirmasi: { text: 'Dikonfirmasi', tone: 'primary' },
}

interface LineListProps {
  statement: Statement
  isBusy: boolean
  onConfirm: (pair: LinePair) => void
}

/** The lines of a statement, all of them or those in one state. */
export function LineList({ statement: { baris, jumlah }, isBusy, onConfirm }: LineListProps) {
  const [state, setState] = useState<LineState | ''>('')
  const [shown, setShown] = useState(ROWS_AT_ONCE)
  const lines = state === '' ? baris : baris.filter(({ keadaan }) => keadaan === state)

  return (
    <div className="grid gap-4">
      <div className="max-w-xs">
        <Field label="Tampilkan">
          <Select
            value={state}
            onChange={({ currentTarget: { value } }) => {
              setState(LINE_STATES.find((one) => one === value) ?? '')
              setShown(ROWS_AT_ONCE)
            }}
          >
            <option value="">Semua baris ({formatCount(baris.length)})</option>
            {LINE_STATES.map((one) => (
              <option key={one} value={one}>
                {STATES[one].text} ({formatCount(jumlah[one])})
              </option>
            ))}
          </Select>
        </Field>
      </div>
      {lines.length === 0 ? (
        <p className="text-ink-soft">Tidak ada baris dalam keadaan ini.</p>
      ) : (
        <Table cards caption="Uang masuk menurut mutasi">
          <TableHead>
            <Th>Waktu</Th>
            <Th className="text-right">Jumlah</Th>
            <Th>Keterangan</Th>
            <Th>Keadaan</Th>
            <Th>Pembayaran</Th>
          </TableHead>
          <TableBody>
            {lines.slice(0, shown).map((line) => (
              <Line key={line.id} line={line} isBusy={isBusy} onConfirm={onConfirm} />
            ))}
          </TableBody>
        </Table>
      )}
      <MoreRows total={lines.length} shown={shown} onMore={setShown} />
    </div>
  )
}

interface LineProps extends Pick<LineListProps, 'isBusy' | 'onConfirm'> {
  line: StatementLine
}

function Line({ line, isBusy, onConfirm }: LineProps) {
  const { text, tone } = STATES[line.keadaan]
  return (
    <TableRow>
      <Td label="Waktu">
        <time dateTime={line.waktu}>
          {line.adaJam ? formatDateTime(line.waktu) : formatDate(line.waktu)}
        </time>
      </Td>
      <Td label="Jumlah" className="font-semibold whitespace-nowrap tabular-nums sm:text-right">
        {formatRupiah(line.amount)}
      </Td>
      <Td label="Keterangan" className="[overflow-wrap:anywhere]">
        <span className="min-w-0 max-sm:text-right">{line.keterangan}</span>
      </Td>
      <Td label="Keadaan">
        <Badge tone={tone}>{text}</Badge>
      </Td>
      <Td label="Pembayaran">
        <div className="grid min-w-0 gap-2 max-sm:justify-items-end">
          <Partner line={line} isBusy={isBusy} onConfirm={onConfirm} />
        </div>
      </Td>
    </TableRow>
  )
}

function Partner({ line, isBusy, onConfirm }: LineProps) {
  const [first] = line.pembayaran
  if (line.keadaan === 'ganda') {
    return <Choice line={line} isBusy={isBusy} onConfirm={onConfirm} />
  }
  if (first) return <span className="max-sm:text-right">{nameOf(first)}</span>
  if (line.mungkin.length === 0) return <span className="text-ink-soft">–</span>
  return (
    <span className="text-ink-soft max-sm:text-right">
      Mungkin sudah dikonfirmasi tanpa mutasi: {line.mungkin.map(nameOf).join('; ')}
    </span>
  )
}

/** Several payments may be meant: a person chooses. */
function Choice({ line, isBusy, onConfirm }: LineProps) {
  const [chosen, setChosen] = useState('')
  return (
    <>
      <Field label="Pembayaran yang dimaksud">
        <Select value={chosen} onChange={({ currentTarget }) => setChosen(currentTarget.value)}>
          <option value="">Pilih pembayaran</option>
          {line.pembayaran.map((one) => (
            <option key={one.id} value={one.id}>
              {nameOf(one)}
            </option>
          ))}
        </Select>
      </Field>
      <Button
        size="sm"
        variant="secondary"
        className="justify-self-start max-sm:justify-self-end"
        disabled={chosen === '' || isBusy}
        aria-label={`Konfirmasi baris ${line.nomor}`}
        onClick={() => onConfirm({ baris: line.id, pembayaran: Number(chosen) })}
      >
        Konfirmasi
      </Button>
    </>
  )
}

function nameOf({ nama, nama_paket: pack, createdAt }: Candidate): string {
  return `${nama}, ${pack}, dikirim ${formatDateTime(createdAt)}`
}
