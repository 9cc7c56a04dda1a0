import { useState } from 'react'
import { useLeaveGuard } from '@/components/leaving/use-leave-guard'
import type { LateReview } from '@/features/admin-late-answers/api/late-answers'
import { DecisionForm } from '@/features/admin-late-answers/components/decision-form'
import { LateSessionTable } from '@/features/admin-late-answers/components/late-session'
import { lateSessions } from '@/features/admin-late-answers/model/late-sessions'
import { tickedPages, withTicks } from '@/features/admin-late-answers/model/ticks'
import type { LateDecisions } from '@/features/admin-late-answers/use-decide-late-answers'
import { useReloginInPlace } from '@/lib/session/relogin'

const NONE: ReadonlySet<number> = new Set()

interface OpenReviewProps {
  review: LateReview
  decisions: LateDecisions
}

/** Undecided late answers with a tick for each, and the decision below. */
export function OpenReview({ review: { jawaban: answers }, decisions }: OpenReviewProps) {
  const [flipped, setFlipped] = useState(NONE)
  const [reason, setReason] = useState('')
  const ticked = tickedPages(answers, flipped)
  useLeaveGuard(reason.trim() !== '' || flipped.size > 0)
  useReloginInPlace()

  return (
    <>
      {lateSessions(answers).map((lateSession) => (
        <LateSessionTable
          key={lateSession.session}
          lateSession={lateSession}
          ticks={{
            ticked,
            onTick: (changed, isTicked) => setFlipped(withTicks(changed, flipped, isTicked)),
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
