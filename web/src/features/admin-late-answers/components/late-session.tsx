import { SESSION_TITLES } from '@lulus/api/contracts/exam'
import { useId } from 'react'
import { Checkbox } from '@/components/ui/checkbox'
import { Table, TableBody, TableHead, TableRow, Td, Th } from '@/components/ui/table'
import type { LateAnswer } from '@/features/admin-late-answers/api/late-answers'
import { AcceptedBadge, InTimeBadge } from '@/features/admin-late-answers/components/late-badges'
import {
  countsText,
  letterOf,
  otherDeviceTime,
  type LateSession,
} from '@/features/admin-late-answers/model/late-sessions'
import { formatClockTime, formatMoment } from '@/lib/format/date'

/** The ticked answers, by page. */
export interface Ticks {
  ticked: ReadonlySet<number>
  onTick: (answers: readonly LateAnswer[], isTicked: boolean) => void
}

interface LateSessionTableProps {
  lateSession: LateSession
  /** Null if nothing can be ticked. */
  ticks: Ticks | null
  /** Whether each answer shows its decision. */
  isDecided: boolean
}

/** The late answers of a session with time, new and current answer. On phones the rows are cards. */
export function LateSessionTable({ lateSession, ticks, isDecided }: LateSessionTableProps) {
  const { session, answers } = lateSession
  const titleId = useId()

  return (
    <section aria-labelledby={titleId} className="grid gap-3">
      <SessionFacts lateSession={lateSession} titleId={titleId} />
      {ticks && <TickAll answers={answers} ticks={ticks} describedBy={titleId} />}
      <Table caption={`Jawaban terlambat, ${SESSION_TITLES[session]}`} cards>
        <TableHead>
          <Th>Nomor</Th>
          <Th>Pilihan Terlambat</Th>
          <Th>Dihitung Saat Ini</Th>
          <Th>Dipilih</Th>
          <Th>Sampai di Server</Th>
          <Th>Batas Waktu</Th>
          {isDecided && <Th>Keputusan</Th>}
        </TableHead>
        <TableBody>
          {answers.map((answer) => (
            <AnswerRow key={answer.id} {...{ answer, ticks, isDecided, titleId }} />
          ))}
        </TableBody>
      </Table>
    </section>
  )
}

function SessionFacts({ lateSession, titleId }: { lateSession: LateSession; titleId: string }) {
  const { session, ended, contact, answers } = lateSession
  return (
    <div>
      <h2 id={titleId} lang="en" className="text-lg font-bold">
        {SESSION_TITLES[session]}
      </h2>
      <p className="text-ink-soft">
        {ended === null ? (
          'Kapan sesi ini berakhir tidak diketahui.'
        ) : (
          <>
            Sesi berakhir <Moment iso={ended} />
          </>
        )}
      </p>
      <p className="text-ink-soft">
        {contact === null ? (
          'Tidak ada jawaban sesi ini yang sampai tepat waktu.'
        ) : (
          <>
            Jawaban terakhir yang sampai tepat waktu <Moment iso={contact} />
          </>
        )}
      </p>
      <p className="text-ink-soft">{countsText(answers)}</p>
    </div>
  )
}

interface AnswerRowProps extends Pick<LateSessionTableProps, 'ticks' | 'isDecided'> {
  answer: LateAnswer
  titleId: string
}

function AnswerRow({ answer, ticks, isDecided, titleId }: AnswerRowProps) {
  return (
    <TableRow>
      <Td {...(ticks ? {} : { label: 'Nomor' })} className="tabular-nums">
        {ticks ? (
          <Checkbox
            label={`Nomor ${answer.nomor}`}
            aria-describedby={titleId}
            checked={ticks.ticked.has(answer.id)}
            onChange={({ currentTarget: box }) => ticks.onTick([answer], box.checked)}
          />
        ) : (
          answer.nomor
        )}
      </Td>
      <Td label="Pilihan Terlambat" className="font-bold">
        {letterOf(answer.answer)}
        <SeenAs answer={answer} />
      </Td>
      <Td label="Dihitung Saat Ini">{letterOf(answer.tersimpan)}</Td>
      <Td label="Dipilih" className="tabular-nums">
        <Chosen answer={answer} />
      </Td>
      <Td label="Sampai di Server" className="tabular-nums">
        <Arrived answer={answer} />
      </Td>
      <Td label="Batas Waktu">
        <InTimeBadge {...answer} />
      </Td>
      {isDecided && (
        <Td label="Keputusan">
          <AcceptedBadge isAccepted={answer.disetujui} />
        </Td>
      )}
    </TableRow>
  )
}

interface TickAllProps {
  answers: readonly LateAnswer[]
  ticks: Ticks
  describedBy: string
}

/** Ticks or clears a whole session. Indeterminate if only some are ticked. */
function TickAll({ answers, ticks: { ticked, onTick }, describedBy }: TickAllProps) {
  const count = answers.filter(({ id }) => ticked.has(id)).length
  const isAll = count === answers.length
  return (
    <Checkbox
      ref={(box) => {
        if (box) box.indeterminate = count > 0 && !isAll
      }}
      label="Pilih semua"
      aria-describedby={describedBy}
      checked={isAll}
      onChange={({ currentTarget: box }) => onTick(answers, box.checked)}
    />
  )
}

/** The letter that the learner saw, if their options were shuffled. */
function SeenAs({ answer: { answer, dilihat } }: { answer: LateAnswer }) {
  if (dilihat === answer) return null
  return (
    <span className="block font-normal text-ink-soft">peserta melihat {letterOf(dilihat)}</span>
  )
}

function Chosen({ answer }: { answer: LateAnswer }) {
  if (answer.dipilih === null) return 'tidak diketahui'
  const deviceTime = otherDeviceTime(answer)
  return (
    <span className="max-sm:text-right">
      <Moment iso={answer.dipilih} />
      {deviceTime !== null && (
        <span className="block text-ink-soft">
          jam perangkat {formatClockTime(Date.parse(deviceTime))}
        </span>
      )}
    </span>
  )
}

function Arrived({ answer }: { answer: LateAnswer }) {
  return (
    <span className="max-sm:text-right">
      <Moment iso={answer.diterima} />
      {answer.dariBerkas && <span className="block text-ink-soft">dari berkas penyelamatan</span>}
    </span>
  )
}

/** A time with seconds, because the decision may depend on one second. */
function Moment({ iso }: { iso: string }) {
  return (
    <time dateTime={iso} className="max-sm:text-right">
      {formatMoment(Date.parse(iso))}
    </time>
  )
}
