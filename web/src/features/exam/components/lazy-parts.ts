import { lazy } from 'react'
import {
  loadJournalLinks,
  loadLateCourier,
  loadResumingFetch,
  loadSettling,
} from '@/features/exam/engine/later-parts'
import { loadComeBack, loadSessionStore } from '@/features/exam/hooks/room-parts'
import { loadLateAnswers, loadLateReports } from '@/features/exam/late/lazy-late-parts'

/**
 * Parts of an exam room that its first screen doesn't need. All are loaded before the room opens, because later the
 * network may be down or the server may have a newer build.
 */

const loadInstructionPage = () => import('@/features/exam/components/instruction-page')
const loadSessionAudio = () => import('@/features/exam/components/session-audio')
const loadListeningPanel = () => import('@/features/exam/components/listening-panel')
const loadListeningRunner = () =>
  loadListeningPanel().then(({ ListeningRunner: runner }) => ({ default: runner }))
const loadLineLinks = () => import('@/components/questions/line-links')
const loadPaneDivider = () => import('@/components/sitting/pane-divider')
const loadReviewButton = () => import('@/features/exam/components/review-button')
const loadMoreKeys = () => import('@/features/exam/components/more-keys')
const loadSessionPassage = () => import('@/features/exam/components/session-passage')
const loadEndSessionButton = () => import('@/features/exam/components/end-session-button')
const loadTextSizeControl = () =>
  import('@/components/sitting/text-size-control').then(({ TextSizeControl }) => ({
    default: TextSizeControl,
  }))
const loadTimeAnnouncer = () =>
  import('@/components/sitting/time-announcer').then(({ TimeAnnouncer }) => ({
    default: TimeAnnouncer,
  }))
const loadThemeSwitch = () =>
  import('@/components/theme/theme-switch').then(({ ThemeSwitch }) => ({ default: ThemeSwitch }))
const loadTimeAdded = () => import('@/features/exam/components/time-added')
const loadExamNotices = () => import('@/features/exam/components/exam-notices')
const loadPaused = () => import('@/features/exam/components/paused')
const loadExcluded = () => import('@/features/exam/components/excluded')
const loadSessionOver = () => import('@/features/exam/components/session-over')
const loadFinishing = () => import('@/features/exam/components/finishing')
const loadDrivenElsewhere = () => import('@/features/exam/components/driven-elsewhere')
const loadOtherAccount = () => import('@/features/exam/components/other-account')
const loadRoomNotices = () => import('@/features/exam/components/room-notices')
const loadGridHelp = () => import('@/features/exam/components/grid-help')
const loadGridDialog = () => import('@/features/exam/components/grid-dialog')
const loadImageViewer = () => import('@/components/ui/image-viewer/image-viewer')
const loadTextViewer = () => import('@/components/questions/text-viewer')
const loadPrefetcher = () => import('@/features/exam/engine/prefetcher')
const loadWrittenSentence = () => import('@/components/questions/written-sentence')

export const InstructionPage = lazy(loadInstructionPage)
export const SessionPassage = lazy(loadSessionPassage)
export const SessionAudio = lazy(loadSessionAudio)
export const ListeningPanel = lazy(loadListeningPanel)
export const ListeningRunner = lazy(loadListeningRunner)
export const LineLinks = lazy(loadLineLinks)
export const ReviewButton = lazy(loadReviewButton)
export const MoreKeys = lazy(loadMoreKeys)
export const EndSessionButton = lazy(loadEndSessionButton)
export const TextSizeControl = lazy(loadTextSizeControl)
export const TimeAnnouncer = lazy(loadTimeAnnouncer)
export const ThemeSwitch = lazy(loadThemeSwitch)
export const TimeAdded = lazy(loadTimeAdded)
export const ExamNotices = lazy(loadExamNotices)
export const Paused = lazy(loadPaused)
export const Excluded = lazy(loadExcluded)
export const SessionOver = lazy(loadSessionOver)
export const Finishing = lazy(loadFinishing)
export const DrivenElsewhere = lazy(loadDrivenElsewhere)
export const OtherAccount = lazy(loadOtherAccount)
export const RoomNotices = lazy(loadRoomNotices)
export const GridHelp = lazy(loadGridHelp)
export const GridDialog = lazy(loadGridDialog)

/** Fetches all code that a session's room may need until its end. */
export async function fetchRoomParts(): Promise<void> {
  await Promise.all([
    loadInstructionPage(),
    loadWrittenSentence(),
    loadSessionAudio(),
    loadListeningRunner(),
    loadSessionPassage(),
    loadLineLinks(),
    loadPaneDivider(),
    loadReviewButton(),
    loadMoreKeys(),
    loadEndSessionButton(),
    loadTextSizeControl(),
    loadThemeSwitch(),
    loadTimeAnnouncer(),
    loadComeBack(),
    loadImageViewer(),
    loadTextViewer(),
    loadPrefetcher(),
    loadSessionStore(),
    loadGridDialog(),
    loadTimeAdded(),
    loadExamNotices(),
    loadPaused(),
    loadExcluded(),
    loadSessionOver(),
    loadFinishing(),
    loadDrivenElsewhere(),
    loadOtherAccount(),
    loadLateAnswers(),
    loadRoomNotices(),
    loadGridHelp(),
    loadLateReports(),
    loadLateCourier(),
    loadSettling(),
    loadJournalLinks(),
    loadResumingFetch(),
  ])
}
