import { useState } from 'react'
import { useLeaveGuard } from '@/components/leaving/use-leave-guard'
import type { LateReview } from '@/features/admin-late-answers/api/late-answers'
import { DecisionForm } from '@/features/admin-late-answers/components/decision-form'
import { LateSessionTable } from '@/features/admin-late-answers/components/late-session'
import { lateSessions } from '@/features/admin-late-answers/model/late-sessions'
import { withTicks } from '@/features/admin-late-answers/model/ticks'
import type { LateDecisions } from '@/features/admin-late-answers/use-decide-late-answers'
import { useReloginInPlace } from '@/lib/session/relogin'

const NONE: ReadonlySet<number> = new Set()

interface OpenReviewProps {
  review: LateReview
  decisions: LateDecisions
}

/** Undecided late answers, each with a checkbox, and the decision below. */
export function OpenReview({ review, decisions }: OpenReviewProps) {
  const { jawaban: answers } = review
  const [ticked, setTicked] = useState(NONE)
  const [reason, setReason] = useState('')
  useLeaveGuard(reason.trim() !== '' || ticked.size > 0)
  useReloginInPlace()

  return (
    <>
      {lateSessions(review).map((lateSession) => (
        <LateSessionTable
          key={lateSession.session}
          lateSession={lateSession}
          ticks={{
            ticked,
            onTick: (changed, isTicked) => setTicked(withTicks(changed, ticked, isTicked)),
          }}
          isDecided={false}
        />
      ))}
      <DecisionForm
        chosen={answers.filter(({ id }) => ticked.has(id))}
        total={answers.length}
        reason={reason}
        onReason={setReason}
        decisions={decisions}
      />
    </>
  )
}
