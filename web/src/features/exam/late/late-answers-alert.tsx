import { SESSION_TITLES } from '@lulus/api/contracts/exam'
import type { ReactNode } from 'react'
import { Alert } from '@/components/ui/alert'
import { CopyButton } from '@/components/ui/copy-button'
import type { LateReport } from '@/features/exam/late/late-answers'
import { lateAdvice, lateGroups, lateText } from '@/features/exam/late/late-wording'

interface LateAnswersProps {
  report: LateReport
  /** Whether to show the package's name. */
  isNamed?: boolean
  action?: ReactNode
}

/** Shows answers that weren't counted, with the time of their choice and advice. */
export default function LateAnswers({ report, isNamed = false, action }: LateAnswersProps) {
  return (
    <Alert tone="warning" className="w-full text-left">
      <div className="grid gap-4">
        {isNamed && report.packageName !== null && (
          <p className="text-sm text-ink-soft">{report.packageName}</p>
        )}
        {lateGroups(report).map(({ title, text, sessions }) => (
          <div key={title} className="grid gap-2">
            <p className="font-semibold">{title}</p>
            <p>{text}</p>
            {sessions.map(({ session, ended, answers }) => (
              <div key={session}>
                <p>
                  <strong lang="en">{SESSION_TITLES[session]}</strong>
                  {ended !== null && `, ${ended}`}
                </p>
                <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,18rem),1fr))] gap-x-6 tabular-nums">
                  {answers.map((answer) => (
                    <li key={answer}>{answer}</li>
                  ))}
                </ul>
              </div>
            ))}
          </div>
        ))}
        <p>{lateAdvice(report)}</p>
        <div className="flex flex-wrap gap-3">
          <CopyButton
            text={lateText(report)}
            done="Rincian disalin."
            failed="Rincian tidak dapat disalin."
            variant="secondary"
            size="sm"
          >
            Salin rincian
          </CopyButton>
          {action}
        </div>
      </div>
    </Alert>
  )
}
