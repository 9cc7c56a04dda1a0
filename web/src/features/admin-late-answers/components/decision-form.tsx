import { LATE_REASON_MAX_LENGTH, LATE_REASON_MISSING } from '@lulus/api/contracts/late_answers'
import { useId, useRef, useState, type SubmitEvent } from 'react'
import { Alert } from '@/components/ui/alert'
import { Button } from '@/components/ui/button'
import { Card } from '@/components/ui/card'
import { Field } from '@/components/ui/field'
import { Textarea } from '@/components/ui/input'
import type { LateAnswer } from '@/features/admin-late-answers/api/late-answers'
import type { LateDecisions } from '@/features/admin-late-answers/use-decide-late-answers'
import { formatCount } from '@/lib/format/numbers'

interface DecisionFormProps {
  chosen: LateAnswer[]
  total: number
  reason: string
  onReason: (reason: string) => void
  decisions: LateDecisions
}

/** Accepts the ticked answers or refuses all, with a reason that the learner reads. */
export function DecisionForm({ chosen, total, reason, onReason, decisions }: DecisionFormProps) {
  const { change } = decisions
  const sending = decisions.sending?.status ?? null
  const titleId = useId()
  const area = useRef<HTMLTextAreaElement>(null)
  const [isReasonMissing, setReasonMissing] = useState(false)
  const [isChoiceMissing, setChoiceMissing] = useState(false)
  const written = reason.trim()

  const hasReason = () => {
    setReasonMissing(written === '')
    if (written === '') area.current?.focus()
    return written !== ''
  }
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    setChoiceMissing(chosen.length === 0)
    if (!hasReason() || chosen.length === 0) return
    change({ status: 'accepted', alasan: written, chosen, others: total - chosen.length })
  }

  return (
    <section aria-labelledby={titleId}>
      <Card>
        <form noValidate className="grid gap-5" onSubmit={submit}>
          <div>
            <h2 id={titleId} className="text-lg font-bold">
              Keputusan
            </h2>
            <p role="status" className="text-ink-soft">
              {formatCount(chosen.length)} dari {formatCount(total)} jawaban terpilih.
            </p>
          </div>
          <Field
            label="Alasan"
            hint="Peserta membaca alasan ini di halaman Riwayat Simulasi."
            error={isReasonMissing && written === '' ? LATE_REASON_MISSING : null}
            required
          >
            <Textarea
              ref={area}
              rows={3}
              maxLength={LATE_REASON_MAX_LENGTH}
              value={reason}
              placeholder="Misalnya: jaringan di lab terputus, dan catatan perangkatnya utuh."
              onChange={({ currentTarget }) => onReason(currentTarget.value)}
            />
          </Field>
          {isChoiceMissing && chosen.length === 0 && (
            <Alert tone="danger">
              Belum ada jawaban yang terpilih. Pilih jawaban yang diterima, atau tolak semua.
            </Alert>
          )}
          <div className="flex flex-wrap gap-3 max-sm:[&>*]:w-full">
            <Button type="submit" loading={sending === 'accepted'} unavailable={sending !== null}>
              Terima jawaban terpilih
            </Button>
            <Button
              variant="secondary"
              loading={sending === 'refused'}
              unavailable={sending !== null}
              onClick={() => {
                setChoiceMissing(false)
                if (hasReason()) change({ status: 'refused', alasan: written })
              }}
            >
              Tolak semua
            </Button>
          </div>
        </form>
      </Card>
    </section>
  )
}
