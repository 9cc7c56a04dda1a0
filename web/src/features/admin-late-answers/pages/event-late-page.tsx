import {
  LATE_REASON_MAX_LENGTH,
  LATE_REASON_MISSING,
  type LateJudgement,
} from '@lulus/api/contracts/late_answers'
import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useParams } from 'react-router-dom'
import { PageHeading } from '@/components/page/page-heading'
import { Alert } from '@/components/ui/alert'
import { Button } from '@/components/ui/button'
import { ButtonLink } from '@/components/ui/button-link'
import { EmptyState } from '@/components/ui/empty-state'
import { Field } from '@/components/ui/field'
import { Textarea } from '@/components/ui/input'
import { LoadFailure } from '@/components/ui/load-failure'
import { Select } from '@/components/ui/select'
import { SkeletonList } from '@/components/ui/skeleton'
import { useChange } from '@/components/use-change'
import {
  decideEventLateMutation,
  eventLateQuery,
} from '@/features/admin-late-answers/api/late-answers'
import { EventLateTable } from '@/features/admin-late-answers/components/event-late-table'
import {
  decisionOf,
  JUDGEMENT_TEXTS,
  withChoice,
  type LateChoice,
  type LateSitter,
} from '@/features/admin-late-answers/model/event-late'
import { adminPaths } from '@/lib/admin-paths'
import { formatCount } from '@/lib/format/numbers'

/** /admin/jadwal/{id}/jawaban-terlambat: late answers of an event, decided together. */
export default function EventLatePage() {
  const id = Number(useParams().id)
  const { data, error, isFetching, refetch } = useQuery(eventLateQuery(id))

  return (
    <div className="grid gap-6">
      <PageHeading
        lead="Yang diusulkan: jawaban yang dipilih sebelum waktu habis menurut jam server dan jam perangkat, dan tercatat berantai di perangkatnya."
        actions={
          <ButtonLink to={adminPaths.event(id)} variant="secondary">
            Kembali ke Papan
          </ButtonLink>
        }
      >
        Jawaban Terlambat
      </PageHeading>
      {error && !data && (
        <LoadFailure
          title="Gagal mengambil jawaban terlambat"
          error={error}
          retrying={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      {!error && !data && (
        <SkeletonList label="Memuat jawaban terlambat…" rows={4} rowClassName="h-16" />
      )}
      {data?.peserta.length === 0 && (
        <EmptyState
          title="Tidak ada yang menunggu keputusan."
          text="Jawaban yang sampai setelah sesinya ditutup tampil di sini."
        />
      )}
      {data?.ditutup && data.peserta.length > 0 && (
        <Alert tone="info">
          Ujian ini sudah ditutup. Jawaban terlambatnya tidak dapat diputuskan lagi.
        </Alert>
      )}
      {data && data.peserta.length > 0 && (
        <Decision id={id} sitters={data.peserta} isClosed={data.ditutup} />
      )}
    </div>
  )
}

interface DecisionProps {
  id: number
  sitters: readonly LateSitter[]
  isClosed: boolean
}

function Decision({ id, sitters, isClosed }: DecisionProps) {
  const [choices, setChoices] = useState<ReadonlyMap<number, LateChoice>>(new Map())
  const [shownReason, setShownReason] = useState<LateJudgement | ''>('')
  const [reason, setReason] = useState('')
  const [isReasonMissing, setReasonMissing] = useState(false)
  const area = useRef<HTMLTextAreaElement>(null)
  const decide = useChange(decideEventLateMutation(id), { onDone: () => setChoices(new Map()) })
  const shown = sitters.filter(
    ({ jawaban }) =>
      shownReason === '' || jawaban.some(({ penilaian }) => penilaian === shownReason)
  )
  const decision = decisionOf(sitters, choices)
  const alasan = reason.trim()
  const isEmpty = decision.terima.length + decision.tolak.length === 0

  const chooseAll = (choice: LateChoice) => setChoices(withChoice(choices, shown, choice))
  const send = () => {
    setReasonMissing(alasan === '')
    if (alasan === '') area.current?.focus()
    else decide.change({ alasan, ...decision })
  }

  return (
    <>
      <div className="flex flex-wrap items-end gap-3">
        <Field label="Tampilkan alasan">
          <Select
            value={shownReason}
            onChange={({ currentTarget: { value } }) => setShownReason(value as LateJudgement | '')}
          >
            <option value="">Semua ({formatCount(sitters.length)} peserta)</option>
            {Object.entries(JUDGEMENT_TEXTS).map(([value, text]) => (
              <option key={value} value={value}>
                {text}
              </option>
            ))}
          </Select>
        </Field>
        {!isClosed && (
          <div role="group" aria-label="Untuk semua yang tampil" className="flex flex-wrap gap-2">
            <Button variant="secondary" onClick={() => chooseAll('usulan')}>
              Terima Usulan
            </Button>
            <Button variant="secondary" onClick={() => chooseAll('semua')}>
              Terima Semua
            </Button>
            <Button variant="secondary" onClick={() => chooseAll('tolak')}>
              Tolak
            </Button>
            <Button variant="secondary" onClick={() => chooseAll('nanti')}>
              Nanti
            </Button>
          </div>
        )}
      </div>
      <EventLateTable
        sitters={shown}
        choices={choices}
        onChoose={
          isClosed ? null : (sitter, choice) => setChoices(withChoice(choices, [sitter], choice))
        }
      />
      {!isClosed && (
        <div className="grid max-w-2xl gap-4">
          <Field
            label="Alasan"
            hint="Peserta membaca alasan ini di halaman Riwayat Simulasi."
            error={isReasonMissing && alasan === '' ? LATE_REASON_MISSING : null}
            required
          >
            <Textarea
              ref={area}
              rows={2}
              maxLength={LATE_REASON_MAX_LENGTH}
              value={reason}
              onChange={({ currentTarget }) => setReason(currentTarget.value)}
            />
          </Field>
          <p role="status">
            Diterima dari {formatCount(decision.terima.length)} peserta, ditolak dari{' '}
            {formatCount(decision.tolak.length)}. Keputusan tidak dapat diubah lagi.
          </p>
          <Button
            className="justify-self-start max-sm:w-full"
            loading={decide.isPending}
            disabled={isEmpty}
            onClick={send}
          >
            Putuskan
          </Button>
        </div>
      )}
    </>
  )
}
