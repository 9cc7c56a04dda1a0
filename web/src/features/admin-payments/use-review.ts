import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { isUsedBefore } from '@/components/same-proofs'
import { useChange } from '@/components/use-change'
import { decidePaymentMutation, waitingQueueQuery } from '@/features/admin-payments/api/payments'
import {
  joined,
  moved,
  NOTHING_REVIEWED,
  settled,
  upcoming,
} from '@/features/admin-payments/model/review'
import { hasStatus } from '@/lib/api/api-error'

/** The review of the payments that wait: one in sight, the next one known, decisions without a dialog. */
export function useReview() {
  const waiting = useQuery(waitingQueueQuery)
  const [stored, setReview] = useState(NOTHING_REVIEWED)
  const review = joined(stored, waiting.data ?? [])
  if (review !== stored) setReview(review)
  /** The id of the payment with a proof that came before, which was to be confirmed once. */
  const [warned, setWarned] = useState<number | null>(null)
  const decision = useChange(decidePaymentMutation, {
    inPlace: true,
    done: null,
    failed: null,
    onDone: (_, { payment, status }) => setReview((now) => settled(now, payment.id, status)),
    onFailed: (error, { payment }) => {
      if (hasStatus(error, 409) || hasStatus(error, 404))
        setReview((now) => settled(now, payment.id, 'overtaken'))
    },
  })

  const payment = review.queue[review.at]
  const outcome = payment && review.outcomes[payment.id]
  const isOpen = payment !== undefined && outcome === undefined && !decision.isPending
  const go = (step: -1 | 1) => {
    decision.reset()
    setReview(moved(review, step))
  }

  return {
    waiting,
    review,
    payment,
    outcome,
    next: upcoming(review),
    isSending: decision.isPending,
    failure: decision.failure,
    /** Whether the payment's proof came before, and a second confirmation is needed. */
    isWarned: payment !== undefined && warned === payment.id,
    go,
    confirm: () => {
      if (!isOpen) return
      if (isUsedBefore(payment.sama) && warned !== payment.id) setWarned(payment.id)
      else decision.change({ payment, status: 'confirmed' })
    },
    reject: (reason: string) => {
      if (isOpen) decision.change({ payment, status: 'rejected', alasanPenolakan: reason })
    },
  }
}

export type ReviewState = ReturnType<typeof useReview>
