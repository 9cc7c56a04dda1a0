import { memo, useCallback, useDeferredValue, useState, type ReactNode } from 'react'
import { LEARNER_STATES } from '@lulus/api/contracts/events'
import { SHORT_SESSION_TITLES } from '@lulus/api/contracts/exam'
import { MoreRows } from '@/components/ui/more-rows'
import { Table, TableBody, TableHead, TableRow, Td, Th } from '@/components/ui/table'
import type { Board, Sitter } from '@/features/admin-events/api/events'
import { BoardFilters } from '@/features/admin-events/components/board-filters'
import { useRunningTimes } from '@/features/admin-events/components/running-times'
import { SitterDetails } from '@/features/admin-events/components/sitter-details'
import { StateBadge } from '@/features/admin-events/components/state-badge'
import {
  classesOf,
  isBatteryLow,
  lateMinutes,
  placesOf,
  shownSitters,
  WHOLE_BOARD,
} from '@/features/admin-events/model/board-view'
import { extraTimeText, formatMinutes } from '@/lib/format/duration'
import { formatCount } from '@/lib/format/numbers'

/** Rows that are drawn at first, and added with each press. */
const ROWS_AT_FIRST = 600

interface SittersTableProps {
  board: Board
  /** The buttons of an opened row. */
  buttons: (sitter: Sitter) => ReactNode
  /** The chosen learners; null where nothing can be done to them. */
  choice: Choice | null
}

/** Which learners are chosen, by id. */
export interface Choice {
  chosen: ReadonlySet<number>
  onToggle: (id: number) => void
}

/** The learners of an event, trouble first, each in one line. A press on the name opens more of them. */
export function SittersTable({ board, buttons, choice }: SittersTableProps) {
  const [filter, setFilter] = useState(WHOLE_BOARD)
  const [shown, setShown] = useState(ROWS_AT_FIRST)
  const [openId, setOpenId] = useState<number | null>(null)
  const toggle = useCallback((id: number) => setOpenId((open) => (open === id ? null : id)), [])
  const region = useRunningTimes<HTMLDivElement>(board.sekarang)
  const found = shownSitters(board.peserta, useDeferredValue(filter))

  return (
    <div className="grid gap-4">
      <BoardFilters
        filter={filter}
        classes={classesOf(board.peserta)}
        places={placesOf(board.peserta)}
        onChange={setFilter}
      />
      {found.length < board.peserta.length && (
        <p role="status" className="text-sm text-ink-soft">
          {found.length === 0
            ? 'Tidak ada peserta dengan keadaan ini.'
            : `${formatCount(found.length)} dari ${formatCount(board.peserta.length)} peserta`}
        </p>
      )}
      {found.length > 0 && (
        <Table caption="Peserta" regionRef={region}>
          <TableHead>
            {choice && <Th className="w-10 max-sm:px-2 max-sm:py-1.5">Pilih</Th>}
            <Th className="max-sm:px-2 max-sm:py-1.5">Nama</Th>
            <Th className="max-sm:px-2 max-sm:py-1.5">Keadaan</Th>
            <Th className="max-sm:hidden">Sesi</Th>
            <Th className="max-sm:hidden">Terjawab</Th>
            <Th className="max-sm:hidden">Sisa</Th>
            <Th className="max-sm:hidden">Kursi</Th>
            <Th className="max-sm:hidden">Catatan</Th>
          </TableHead>
          <TableBody>
            {found.slice(0, shown).map((sitter) => (
              <SitterRow
                key={sitter.id}
                sitter={sitter}
                late={lateMinutes(sitter, board)}
                isOpen={openId === sitter.id}
                onToggle={toggle}
                isChosen={choice ? choice.chosen.has(sitter.id) : null}
                onChoose={choice?.onToggle}
                details={
                  openId === sitter.id ? (
                    <SitterDetails sitter={sitter}>{buttons(sitter)}</SitterDetails>
                  ) : null
                }
              />
            ))}
          </TableBody>
        </Table>
      )}
      <MoreRows total={found.length} shown={shown} onMore={setShown} />
    </div>
  )
}

interface SitterRowProps {
  sitter: Sitter
  /** Minutes of a late start; null for in time. */
  late: number | null
  isOpen: boolean
  onToggle: (id: number) => void
  /** Null where it can't be chosen. */
  isChosen: boolean | null
  onChoose: ((id: number) => void) | undefined
  /** Null while it is closed. */
  details: ReactNode
}

/** Rendered again only when its learner has changed. */
const SitterRow = memo(function SitterRow(props: SitterRowProps) {
  const { sitter, late, isOpen, onToggle, isChosen, onChoose, details } = props
  const { sesi, terjawab, dari, belumTerkirim, kursi, waktuTambahan, kejadian } = sitter
  const progress = terjawab === null ? null : `${terjawab}/${dari}`
  const marks = [
    ...(belumTerkirim ? [`${belumTerkirim} belum terkirim`] : []),
    ...(isBatteryLow(sitter) ? [`Baterai ${sitter.baterai}%, tidak diisi`] : []),
    ...(late === null ? [] : [`Terlambat ${late} menit`]),
    ...(waktuTambahan > 0 ? [extraTimeText(waktuTambahan)] : []),
    ...(kejadian.length > 0 ? [`${kejadian.length} kejadian`] : []),
  ]
  return (
    <>
      <TableRow>
        {isChosen !== null && (
          <Td className="max-sm:px-2 max-sm:py-1">
            <input
              type="checkbox"
              aria-label={`Pilih ${sitter.nama}`}
              className="size-6 accent-primary"
              checked={isChosen}
              onChange={() => onChoose?.(sitter.id)}
            />
          </Td>
        )}
        <Td className="max-w-80 max-sm:px-2 max-sm:py-1">
          <button
            type="button"
            aria-expanded={isOpen}
            aria-label={`${sitter.nama}, rincian`}
            className="min-h-6 text-left font-semibold wrap-anywhere hover:underline max-sm:line-clamp-1"
            onClick={() => onToggle(sitter.id)}
          >
            {sitter.nama}
          </button>
          <span className="line-clamp-1 text-xs break-all text-ink-soft sm:hidden">
            {[progress, sesi && SHORT_SESSION_TITLES[sesi], kursi, ...marks]
              .filter(Boolean)
              .join(' · ')}
          </span>
        </Td>
        <Td className="max-sm:px-2 max-sm:py-1">
          <StateBadge state={sitter.keadaan} />
          <span className="flex gap-2 text-sm tabular-nums sm:inline sm:pl-1">
            <span className="sm:hidden">
              <TimeLeft sitter={sitter} />
            </span>
            <LostSince sitter={sitter} />
          </span>
        </Td>
        <Td className="max-sm:hidden">{sesi ? SHORT_SESSION_TITLES[sesi] : '–'}</Td>
        <Td className="tabular-nums max-sm:hidden">{progress ?? '–'}</Td>
        <Td className="tabular-nums max-sm:hidden">
          <TimeLeft sitter={sitter} />
        </Td>
        <Td className="whitespace-nowrap max-sm:hidden">{kursi ?? '–'}</Td>
        <Td className="text-ink-soft max-sm:hidden">{marks.join(' · ') || '–'}</Td>
      </TableRow>
      {details && (
        <TableRow>
          <Td colSpan={isChosen === null ? 7 : 8} className="bg-muted">
            {details}
          </Td>
        </TableRow>
      )}
    </>
  )
}, isSameRow)

/** Details are made anew with each rendering of the table, so an opened row is rendered with it. */
function isSameRow(before: SitterRowProps, after: SitterRowProps): boolean {
  return (
    before.sitter === after.sitter &&
    before.late === after.late &&
    before.isOpen === after.isOpen &&
    before.isChosen === after.isChosen &&
    after.details === null
  )
}

/** What is left of the session. Its text is written by `useRunningTimes`. */
function TimeLeft({ sitter: { sisaDetik, berakhir } }: { sitter: Sitter }) {
  if (sisaDetik === null) return '–'
  // A stopped clock has no end.
  const ends = berakhir === null ? null : Date.parse(berakhir)
  return ends === null ? formatMinutes(sisaDetik) : <span data-ends={ends} />
}

/** For how long nothing was heard. */
function LostSince({ sitter: { keadaan, kontakTerakhir } }: { sitter: Sitter }) {
  if (keadaan !== LEARNER_STATES.disconnected || kontakTerakhir === null) return null
  return (
    <span className="text-danger">
      <span className="sm:sr-only">hilang </span>
      <span data-since={Date.parse(kontakTerakhir)} />
    </span>
  )
}
