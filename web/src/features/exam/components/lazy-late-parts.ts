import { lazy } from 'react'

/** The late answers' code, loaded by screens that are lazy themselves. */

export const loadLateAnswers = () => import('@/features/exam/components/late-answers')
export const loadLateReports = () => import('@/features/exam/components/late-reports')

export const LateAnswers = lazy(loadLateAnswers)
export const LateReports = lazy(loadLateReports)
