import { LEARNER_STATES, type LearnerState } from '@lulus/api/contracts/events'
import { extraTimeText } from '@/lib/format/duration'
import { extraTimeChoices } from '@lulus/api/contracts/extra_time'
import { useState } from 'react'
import { Badge } from '@/components/ui/badge'
import { Button } from '@/components/ui/button'
import { Field } from '@/components/ui/field'
import { MoreRows, ROWS_AT_ONCE } from '@/components/ui/more-rows'
import { Select } from '@/components/ui/select'
import { Table, TableBody, TableHead, TableRow, Td, Th } from '@/components/ui/table'
import type { Sitter } from '@/features/admin-events/api/events'
import { STATE_TEXTS } from '@/features/admin-events/components/board-panel'
import { formatDateTime } from '@/lib/format/date'

const TONES = {
  [LEARNER_STATES.absent]: 'neutral',
  [LEARNER_STATES.waiting]: 'accent',
  [LEARNER_STATES.ready]: 'success',
  [LEARNER_STATES.inExam]: 'primary',
  [LEARNER_STATES.paused]: 'accent',
  [LEARNER_STATES.resting]: 'neutral',
  [LEARNER_STATES.disconnected]: 'danger',
  [LEARNER_STATES.finished]: 'success',
  [LEARNER_STATES.excluded]: 'danger',
} as const satisfies Record<LearnerState, string>

/** The states in which a learner can be removed: before their attempt starts. */
const REMOVABLE: readonly LearnerState[] = [
  LEARNER_STATES.absent,
  LEARNER_STATES.waiting,
  LEARNER_STATES.ready,
]

/** The states of a learner whose attempt runs. */
const SITTING: readonly LearnerState[] = [
  LEARNER_STATES.inExam,
  LEARNER_STATES.paused,
  LEARNER_STATES.resting,
  LEARNER_STATES.disconnected,
]
const isSitting = (state: LearnerState) => SITTING.includes(state)

interface SittersTableProps {
  sitters: readonly Sitter[]
  busyId: number | null
  /** Null for users who may only watch. */
  onRemove: ((sitter: Sitter) => void) | null
  /** Gives extra time. Null for users who may not. */
  onExtend: ((sitter: Sitter) => void) | null
  /** Opens a recording again for a learner who is in the exam. */
  onReopen: (sitter: Sitter) => void
}

/** The learners of an event with their states. On phones the rows are cards. */
export function SittersTable({ sitters, ...actions }: SittersTableProps) {
  const [state, setState] = useState('')
  const [shown, setShown] = useState(ROWS_AT_ONCE)
  const hasActions =
    actions.onRemove !== null ||
    actions.onExtend !== null ||
    sitters.some(({ keadaan }) => isSitting(keadaan))
  const chosen = state === '' ? sitters : sitters.filter(({ keadaan }) => keadaan === state)

  return (
    <div className="grid gap-4">
      <div className="max-w-sm">
        <Field label="Tampilkan">
          <Select value={state} onChange={({ currentTarget: select }) => setState(select.value)}>
            <option value="">Semua peserta</option>
            {Object.entries(STATE_TEXTS).map(([value, text]) => (
              <option key={value} value={value}>
                {text}
              </option>
            ))}
          </Select>
        </Field>
      </div>
      {chosen.length === 0 && (
        <p className="text-ink-soft">Tidak ada peserta dengan keadaan ini.</p>
      )}
      {chosen.length > 0 && (
        <Table caption="Peserta" cards>
          <TableHead>
            <Th>Nama</Th>
            <Th>Nomor HP</Th>
            <Th>Keadaan</Th>
            <Th>Masuk</Th>
            <Th>Kursi</Th>
            {hasActions && <Th>Aksi</Th>}
          </TableHead>
          <TableBody>
            {chosen.slice(0, shown).map((sitter) => (
              <SitterRow key={sitter.id} {...{ sitter, hasActions, ...actions }} />
            ))}
          </TableBody>
        </Table>
      )}
      <MoreRows total={chosen.length} shown={shown} onMore={setShown} />
    </div>
  )
}

interface SitterActions extends Omit<SittersTableProps, 'sitters'> {
  sitter: Sitter
}

function SitterRow({ hasActions, ...props }: SitterActions & { hasActions: boolean }) {
  const { sitter } = props
  return (
    <TableRow>
      <Td label="Nama" className="font-semibold">
        <span id={nameId(sitter.id)} className="min-w-0 wrap-anywhere max-sm:text-right">
          {sitter.nama}
        </span>
        {sitter.waktuTambahan > 0 && (
          <span className="block text-sm font-normal text-ink-soft">
            {extraTimeText(sitter.waktuTambahan)}
          </span>
        )}
      </Td>
      <Td label="Nomor HP" className="tabular-nums">
        {sitter.nohp}
      </Td>
      <Td label="Keadaan">
        <Badge tone={TONES[sitter.keadaan]}>{STATE_TEXTS[sitter.keadaan]}</Badge>
      </Td>
      <Td label="Masuk">{sitter.masuk ? formatDateTime(sitter.masuk) : '–'}</Td>
      <Td label="Kursi">{sitter.kursi ?? '–'}</Td>
      {hasActions && (
        <Td>
          <SitterButtons {...props} />
        </Td>
      )}
    </TableRow>
  )
}

function SitterButtons({ sitter, busyId, onRemove, onExtend, onReopen }: SitterActions) {
  return (
    <>
      {onExtend && isExtendable(sitter) && (
        <Button
          variant="quiet"
          size="sm"
          aria-describedby={nameId(sitter.id)}
          onClick={() => onExtend(sitter)}
        >
          Waktu Tambahan
        </Button>
      )}
      {isSitting(sitter.keadaan) && (
        <Button
          variant="quiet"
          size="sm"
          aria-describedby={nameId(sitter.id)}
          onClick={() => onReopen(sitter)}
        >
          Buka Lagi Rekaman
        </Button>
      )}
      {onRemove && REMOVABLE.includes(sitter.keadaan) && (
        <Button
          variant="quiet"
          size="sm"
          loading={busyId === sitter.id}
          aria-describedby={nameId(sitter.id)}
          onClick={() => onRemove(sitter)}
        >
          Keluarkan
        </Button>
      )}
    </>
  )
}

/** Whether extra time can still be given or reduced. */
function isExtendable({ keadaan, waktuTambahan }: Sitter): boolean {
  if (keadaan === LEARNER_STATES.finished || keadaan === LEARNER_STATES.excluded) return false
  return extraTimeChoices(waktuTambahan, isSitting(keadaan)).length > 0
}

/** Id that connects a row's button with the learner's name. */
const nameId = (id: number) => `peserta-${id}`
