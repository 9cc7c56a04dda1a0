import {
  RESCORING_REASON_LIMITS,
  RESCORING_REASON_MISSING,
} from '@lulus/api/contracts/item_analysis'
import { useEffect, useRef, useState } from 'react'
import { Alert } from '@/components/ui/alert'
import { Button } from '@/components/ui/button'
import { EmptyState } from '@/components/ui/empty-state'
import { Field } from '@/components/ui/field'
import { Textarea } from '@/components/ui/input'
import { Select } from '@/components/ui/select'
import { useChange } from '@/components/use-change'
import {
  previewMutation,
  rescoreMutation,
  type RescoreOutcome,
  type RescoringState,
} from '@/features/admin-items/api/rescoring'
import { ChangedResults } from '@/features/admin-items/components/changed-results'
import { CorrectionFields } from '@/features/admin-items/components/correction-fields'
import { placeOf } from '@/features/admin-items/model/place-of'
import {
  correctionOf,
  draftOf,
  isClear,
  type CorrectionDraft,
} from '@/features/admin-items/model/corrections'

interface RescoreFormProps {
  paketId: number
  questions: RescoringState['soal']
  /** The last re-scoring; null before the first. */
  lastId: number | null
  /**
   * The pages whose corrections are begun already, each with the key that it shall have or null to choose it here. With
   * keys for all of them their effect is shown at once.
   */
  asked: readonly { page: number; key: number | null }[]
}

/** Chooses questions and their keys, shows whose score changes, and scores again. */
export function RescoreForm({ paketId, questions, lastId, asked }: RescoreFormProps) {
  const [drafts, setDrafts] = useState<readonly CorrectionDraft[]>(() =>
    asked.flatMap(({ page, key }) =>
      questions
        .filter((question) => question.page === page)
        .map((question) => ({ ...draftOf(question), ...keyAsked(key) }))
    )
  )
  const [outcome, setOutcome] = useState<RescoreOutcome | null>(null)
  const preview = useChange(previewMutation(paketId), { onDone: setOutcome })
  const hasKeys = asked.every(({ key }) => key !== null)
  const isShown = useRef(false)
  useEffect(() => {
    if (isShown.current || !hasKeys || drafts.length === 0) return
    isShown.current = true
    preview.change(drafts.map(correctionOf))
  }, [hasKeys, drafts, preview])
  const change = (next: readonly CorrectionDraft[]) => {
    setDrafts(next)
    // It is about the corrections as they were.
    setOutcome(null)
    preview.reset()
  }
  const chosen = new Set(drafts.map(({ page }) => page))

  return (
    <div className="grid gap-6">
      <div className="max-w-md">
        <Field label="Tambah soal yang dikoreksi">
          <Select
            value=""
            onChange={({ currentTarget: { value } }) =>
              change([
                ...drafts,
                ...questions.filter(({ page }) => String(page) === value).map(draftOf),
              ])
            }
          >
            <option value="">Pilih soal…</option>
            {questions
              .filter(({ page }) => !chosen.has(page))
              .map(({ page }) => (
                <option key={page} value={page}>
                  {placeOf(page)}
                </option>
              ))}
          </Select>
        </Field>
      </div>
      {drafts.map((draft) => {
        const question = questions.find(({ page }) => page === draft.page)
        return (
          question && (
            <CorrectionFields
              key={draft.page}
              question={question}
              draft={draft}
              onChange={(next) =>
                change(drafts.map((one) => (one.page === next.page ? next : one)))
              }
              onRemove={() => change(drafts.filter(({ page }) => page !== draft.page))}
            />
          )
        )
      })}
      {drafts.length > 0 && outcome === null && (
        <div className="grid justify-items-start gap-3">
          <p className="text-ink-soft">
            Belum ada yang disimpan: lihat dulu nilai siapa yang berubah.
          </p>
          <Button
            loading={preview.isPending}
            disabled={!drafts.every(isClear)}
            onClick={() => preview.change(drafts.map(correctionOf))}
          >
            Lihat perubahan
          </Button>
        </div>
      )}
      {preview.failure !== null && (
        <Alert tone="danger" title="Perubahan belum dapat dihitung">
          {preview.failure}
        </Alert>
      )}
      {outcome && (
        <Decision
          paketId={paketId}
          lastId={lastId}
          drafts={drafts}
          outcome={outcome}
          onDone={() => change([])}
        />
      )}
    </div>
  )
}

function keyAsked(key: number | null): Partial<CorrectionDraft> {
  return key === null ? {} : { keys: [key], isDropped: false }
}

interface DecisionProps {
  paketId: number
  lastId: number | null
  drafts: readonly CorrectionDraft[]
  outcome: RescoreOutcome
  onDone: () => void
}

function Decision({
  paketId,
  lastId,
  drafts,
  outcome: { berubah, soalLain },
  onDone,
}: DecisionProps) {
  const [reason, setReason] = useState('')
  const [isMissing, setMissing] = useState(false)
  const rescore = useChange(rescoreMutation(paketId), {
    onDone,
    message: 'Sertifikat baru sudah diterbitkan, kode lama dinyatakan diganti.',
  })
  const isShort = reason.trim().length < RESCORING_REASON_LIMITS.min

  return (
    <section aria-labelledby="perubahan" className="grid gap-4">
      <h2 id="perubahan" className="text-xl font-bold">
        {berubah.length === 0 ? 'Tidak ada nilai yang berubah' : `${berubah.length} nilai berubah`}
      </h2>
      {berubah.length > 0 ? (
        <ChangedResults rows={berubah} />
      ) : (
        <EmptyState
          title="Nilai semua peserta tetap"
          text="Koreksi ini tetap berlaku bagi simulasi yang sedang berjalan dan yang akan datang."
        />
      )}
      {soalLain.length > 0 && (
        <Alert tone="warning" title="Ada yang mengerjakan soal lain di tempat itu">
          {soalLain.map(({ page, peserta }) => `${placeOf(page)}: ${peserta} peserta`).join('; ')}.
          Nilai mereka tidak berubah.
        </Alert>
      )}
      <form
        className="grid max-w-xl gap-4"
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          setMissing(isShort)
          if (!isShort)
            rescore.change({
              alasan: reason.trim(),
              terakhir: lastId,
              koreksi: drafts.map(correctionOf),
            })
        }}
      >
        <Field
          label="Alasan"
          hint="Tercatat di audit log. Peserta melihat bahwa nilainya dihitung ulang, bukan alasan ini."
          error={isMissing && isShort ? RESCORING_REASON_MISSING : rescore.errorAt('alasan')}
          required
        >
          <Textarea
            rows={3}
            maxLength={RESCORING_REASON_LIMITS.max}
            value={reason}
            onChange={({ currentTarget }) => setReason(currentTarget.value)}
          />
        </Field>
        {rescore.failureBeside('alasan') !== null && (
          <Alert tone="danger" title="Nilai belum dihitung ulang">
            {rescore.failureBeside('alasan')}
          </Alert>
        )}
        <div>
          <Button type="submit" loading={rescore.isPending}>
            Hitung ulang
          </Button>
        </div>
      </form>
    </section>
  )
}
