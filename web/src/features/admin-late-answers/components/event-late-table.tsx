import { SHORT_SESSION_TITLES } from '@lulus/api/contracts/exam'
import { Badge } from '@/components/ui/badge'
import { ButtonLink } from '@/components/ui/button-link'
import { Field } from '@/components/ui/field'
import { Select } from '@/components/ui/select'
import { Table, TableBody, TableHead, TableRow, Td, Th } from '@/components/ui/table'
import {
  choicesOf,
  JUDGEMENT_TEXTS,
  proposalFor,
  proposedOf,
  reasonsOf,
  type LateChoice,
  type LateSitter,
} from '@/features/admin-late-answers/model/event-late'
import { adminPaths } from '@/lib/admin-paths'
import { formatClockTime } from '@/lib/format/date'

interface EventLateTableProps {
  sitters: readonly LateSitter[]
  choices: ReadonlyMap<number, LateChoice>
  /** Null once nothing can be decided. */
  onChoose: ((sitter: LateSitter, choice: LateChoice) => void) | null
}

/** Learners with late answers, what speaks for these, and what is decided. */
export function EventLateTable({ sitters, choices, onChoose }: EventLateTableProps) {
  return (
    <Table caption="Peserta dengan jawaban terlambat" cards>
      <TableHead>
        <Th>Nama</Th>
        <Th>Jawaban</Th>
        <Th>Dipilih Terakhir</Th>
        <Th>Keputusan</Th>
        <Th>Aksi</Th>
      </TableHead>
      <TableBody>
        {sitters.map((sitter) => (
          <TableRow key={sitter.id}>
            <Td label="Nama" className="font-semibold wrap-anywhere">
              {sitter.nama}
            </Td>
            <Td label="Jawaban">
              <ul className="grid gap-1 max-sm:justify-items-end">
                {reasonsOf(sitter).map(([reason, count]) => (
                  <li key={reason} className="flex flex-wrap items-center gap-2">
                    <span className="tabular-nums">{count}</span>
                    <Badge tone={reason === 'tepat_waktu' ? 'success' : 'accent'}>
                      {JUDGEMENT_TEXTS[reason]}
                    </Badge>
                  </li>
                ))}
              </ul>
            </Td>
            <Td label="Dipilih Terakhir" className="tabular-nums">
              <LastChosen sitter={sitter} />
            </Td>
            <Td label="Keputusan">
              {sitter.berjalan ? (
                'Masih mengerjakan'
              ) : (
                <Field label={`Keputusan untuk ${sitter.nama}`} hideLabel>
                  <Select
                    disabled={onChoose === null}
                    value={choices.get(sitter.id) ?? proposalFor(sitter)}
                    onChange={({ currentTarget: { value } }) =>
                      onChoose?.(sitter, value as LateChoice)
                    }
                  >
                    {choicesOf(sitter).map((choice) => (
                      <option key={choice} value={choice}>
                        {choiceText(choice, sitter)}
                      </option>
                    ))}
                  </Select>
                </Field>
              )}
            </Td>
            <Td>
              <ButtonLink to={adminPaths.lateReview(sitter.id)} variant="secondary" size="sm">
                Periksa<span className="sr-only"> {sitter.nama}</span>
              </ButtonLink>
            </Td>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  )
}

function choiceText(choice: LateChoice, sitter: LateSitter): string {
  switch (choice) {
    case 'usulan':
      return `Terima ${proposedOf(sitter).length} yang diusulkan`
    case 'semua':
      return `Terima semua (${sitter.jawaban.length})`
    case 'tolak':
      return 'Tolak'
    case 'nanti':
      return 'Nanti'
  }
}

/** The moment of the last choice as the learner's device has it, and when its session ended. */
function LastChosen({ sitter: { jawaban } }: { sitter: LateSitter }) {
  let last = jawaban[0]
  for (const one of jawaban) if ((one.dipilih ?? '') > (last?.dipilih ?? '')) last = one
  if (!last?.dipilih) return 'tidak diketahui'
  return (
    <span className="max-sm:text-right">
      <time dateTime={last.dipilih}>{formatClockTime(Date.parse(last.dipilih))}</time>
      {last.sesi && last.berakhir && (
        <span className="block text-sm text-ink-soft">
          {SHORT_SESSION_TITLES[last.sesi]} habis {formatClockTime(Date.parse(last.berakhir))}
        </span>
      )}
    </span>
  )
}
