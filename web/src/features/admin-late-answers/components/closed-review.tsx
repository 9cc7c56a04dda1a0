import { Alert } from '@/components/ui/alert'
import type { LateReview } from '@/features/admin-late-answers/api/late-answers'
import { LateSessionTable } from '@/features/admin-late-answers/components/late-session'
import { lateSessions } from '@/features/admin-late-answers/model/late-sessions'
import type { LateDecisions } from '@/features/admin-late-answers/use-decide-late-answers'
import { formatScore } from '@/lib/format/numbers'

interface ClosedReviewProps {
  review: LateReview
  outcome: LateDecisions['data']
}

/** Late answers without controls: already decided, or the attempt still runs. */
export function ClosedReview({ review, outcome }: ClosedReviewProps) {
  return (
    <>
      {lateSessions(review).map((lateSession) => (
        <LateSessionTable
          key={lateSession.session}
          lateSession={lateSession}
          ticks={null}
          isDecided={review.status === 'accepted'}
        />
      ))}
      {outcome && (
        <Alert tone={outcome.skor ? 'success' : 'info'} title={outcome.message}>
          {outcome.skor && (
            <p>
              Skor total lama <strong>{formatScore(outcome.skor.before)}</strong>, skor total baru{' '}
              <strong>{formatScore(outcome.skor.after)}</strong>.
            </p>
          )}
        </Alert>
      )}
    </>
  )
}
