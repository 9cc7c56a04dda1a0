import { lazy } from 'react'
import { fetchRoomParts } from '@/features/exam/components/lazy-parts'

/** The alternative contents of the exam page. */

const loadExamRoomScreen = () =>
  import('@/features/exam/components/exam-room-screen').then(({ ExamRoomScreen }) => ({
    default: ExamRoomScreen,
  }))

export const ExamRoomScreen = lazy(loadExamRoomScreen)
export const Denied = lazy(() => import('@/features/exam/components/denied'))
export const ReadyScreen = lazy(() => import('@/features/exam/components/ready-screen'))
export const FinishedElsewhere = lazy(() => import('@/features/exam/components/finished-elsewhere'))

/** Fetches all code that a running session may need until its end. */
export async function fetchParts(): Promise<void> {
  await Promise.all([loadExamRoomScreen(), fetchRoomParts()])
}
