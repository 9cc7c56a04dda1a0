import { lazy } from 'react'

/** The late answers' code, loaded by screens that are lazy themselves. */

export const loadLateAnswers = () => import('@/features/exam/late/late-answers-alert')
export const loadLateReports = () => import('@/features/exam/late/late-reports')

export const LateAnswers = lazy(loadLateAnswers)
export const LateReports = lazy(loadLateReports)
