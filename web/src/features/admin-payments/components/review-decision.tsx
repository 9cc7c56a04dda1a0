import {
  REJECTION_REASON_MAX_LENGTH,
  REJECTION_REASON_MISSING,
} from '@lulus/api/contracts/payments'
import { useState, type Ref, type SubmitEvent } from 'react'
import { Alert } from '@/components/ui/alert'
import { Button } from '@/components/ui/button'
import { Field } from '@/components/ui/field'
import { Input } from '@/components/ui/input'
import { QUICK_REASONS } from '@/features/admin-payments/model/review'
import type { ReviewState } from '@/features/admin-payments/use-review'

interface ReviewDecisionProps {
  state: ReviewState
  isRejecting: boolean
  onRejecting: (isRejecting: boolean) => void
  /** The field for own words. */
  wordsRef: Ref<HTMLInputElement>
}

/** The buttons of a review, which stay in place from payment to payment, and the reasons of a rejection below them. */
export function ReviewDecision({ state, isRejecting, onRejecting, wordsRef }: ReviewDecisionProps) {
  const { isSending, isWarned, outcome, failure } = state
  const isDecided = outcome !== undefined
  return (
    <div className="grid gap-3">
      <div className="grid grid-cols-2 gap-2">
        <Button
          className="px-3 whitespace-nowrap"
          unavailable={isDecided}
          loading={isSending}
          onClick={state.confirm}
        >
          Konfirmasi (K)
        </Button>
        <Button
          variant="secondary"
          unavailable={isDecided || isSending}
          aria-expanded={isRejecting}
          onClick={() => onRejecting(!isRejecting)}
        >
          Tolak (T)
        </Button>
        <Button variant="secondary" onClick={() => state.go(-1)}>
          ← Mundur
        </Button>
        <Button variant="secondary" onClick={() => state.go(1)}>
          Maju →
        </Button>
      </div>
      {isWarned && !isDecided && (
        <Alert tone="warning" title="Bukti ini sudah pernah dipakai.">
          Tekan Konfirmasi (K) sekali lagi bila tetap benar.
        </Alert>
      )}
      {failure !== null && <Alert tone="danger">{failure}</Alert>}
      {isRejecting && !isDecided && <Reasons state={state} wordsRef={wordsRef} />}
    </div>
  )
}

function Reasons({ state, wordsRef }: Pick<ReviewDecisionProps, 'state' | 'wordsRef'>) {
  const [words, setWords] = useState('')
  const [isMissing, setMissing] = useState(false)
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    setMissing(words.trim() === '')
    if (words.trim() !== '') state.reject(words.trim())
  }
  return (
    <div role="group" aria-label="Alasan penolakan" className="grid gap-2">
      {QUICK_REASONS.map((reason, index) => (
        <Button
          key={reason}
          variant="secondary"
          className="justify-start"
          unavailable={state.isSending}
          onClick={() => state.reject(reason)}
        >
          {`${index + 1}. ${reason}`}
        </Button>
      ))}
      <form noValidate className="grid gap-2" onSubmit={submit}>
        <Field
          label={`${QUICK_REASONS.length + 1}. Alasan lain`}
          hint="Peserta membaca alasan ini. Enter mengirimnya."
          error={isMissing && words.trim() === '' ? REJECTION_REASON_MISSING : null}
        >
          <Input
            ref={wordsRef}
            maxLength={REJECTION_REASON_MAX_LENGTH}
            value={words}
            onChange={({ currentTarget }) => setWords(currentTarget.value)}
          />
        </Field>
        <Button type="submit" variant="danger" loading={state.isSending}>
          Tolak dengan alasan ini
        </Button>
      </form>
    </div>
  )
}
