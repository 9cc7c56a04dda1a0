import { lazy } from 'react'
import { loadLateAnswers, loadLateReports } from '@/features/exam/components/lazy-late-parts'

/**
 * Screens and parts that a page in the middle of a session can start without. A room fetches all of them as soon as
 * it is drawn: when they are needed there may be no network, or a newer version on the server.
 */

const loadReadyScreen = () => import('@/features/exam/components/ready-screen')
const loadResultScreen = () => import('@/features/exam/components/result-screen')
const loadFinishedElsewhere = () => import('@/features/exam/components/finished-elsewhere')
const loadInstructionPage = () => import('@/features/exam/components/instruction-page')
const loadSessionPassage = () => import('@/features/exam/components/session-passage')
const loadThemeSwitch = () =>
  import('@/components/theme/theme-switch').then(({ ThemeSwitch }) => ({ default: ThemeSwitch }))
const loadSessionOver = () => import('@/features/exam/components/session-over')
const loadFinishing = () => import('@/features/exam/components/finishing')
const loadDrivenElsewhere = () => import('@/features/exam/components/driven-elsewhere')
const loadOtherAccount = () => import('@/features/exam/components/other-account')
const loadRoomNotices = () => import('@/features/exam/components/room-notices')
const loadGridHelp = () => import('@/features/exam/components/grid-help')
const loadGridDialog = () => import('@/features/exam/components/grid-dialog')
const loadImageViewer = () => import('@/components/ui/image-viewer/image-viewer')
const loadWrittenSentence = () => import('@/components/questions/written-sentence')

export const ReadyScreen = lazy(loadReadyScreen)
export const ResultScreen = lazy(loadResultScreen)
export const FinishedElsewhere = lazy(loadFinishedElsewhere)
export const InstructionPage = lazy(loadInstructionPage)
export const SessionPassage = lazy(loadSessionPassage)
export const ThemeSwitch = lazy(loadThemeSwitch)
export const SessionOver = lazy(loadSessionOver)
export const Finishing = lazy(loadFinishing)
export const DrivenElsewhere = lazy(loadDrivenElsewhere)
export const OtherAccount = lazy(loadOtherAccount)
export const RoomNotices = lazy(loadRoomNotices)
export const GridHelp = lazy(loadGridHelp)
export const GridDialog = lazy(loadGridDialog)

/** Fetches what the rest of the attempt may need. */
export async function fetchLazyParts(): Promise<void> {
  await Promise.all([
    loadInstructionPage(),
    loadWrittenSentence(),
    loadSessionPassage(),
    loadThemeSwitch(),
    loadImageViewer(),
    loadGridDialog(),
    loadSessionOver(),
    loadFinishing(),
    loadDrivenElsewhere(),
    loadOtherAccount(),
    loadResultScreen(),
    loadLateAnswers(),
    loadRoomNotices(),
    loadGridHelp(),
    loadLateReports(),
  ])
}
