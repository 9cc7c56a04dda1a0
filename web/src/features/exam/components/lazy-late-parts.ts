import { lazy } from 'react'

/** What tells of answers that came too late: parts of screens that are fetched later themselves. */

export const loadLateAnswers = () => import('@/features/exam/components/late-answers')
export const loadLateReports = () => import('@/features/exam/components/late-reports')

export const LateAnswers = lazy(loadLateAnswers)
export const LateReports = lazy(loadLateReports)
