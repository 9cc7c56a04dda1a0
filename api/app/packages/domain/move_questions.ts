import {
  carriesAudio,
  groupStartOf,
  numberOfPage,
  SECTION_PAGES,
  SECTION_TITLES,
  sectionOfPage,
  type ListeningGroups,
  type Section,
} from '#contracts/exam'
import { pageOutside } from '#contracts/questions'

/** A question of the package, as far as its place depends on it. */
export interface PlacedQuestion {
  id: number
  section: Section
  number: number
  page: number
  audio: string | null
  /** Whether its explanation points to lines of a recording's transcript or of a passage. */
  hasProof: boolean
}

export interface Move {
  id: number
  /** The page that it gets; its own to be renumbered only. */
  page: number
}

/** Where a question stands afterwards, with the number that belongs to the page. */
export interface NewPlace {
  id: number
  page: number
  number: number
}

interface MovePlan {
  /** Only of questions whose place changes. */
  places: NewPlace[]
  /** Why nothing may be moved; null when it may. */
  refusal: string | null
}

/**
 * The places after a move. Two questions may swap pages. A recording never gets lost: it moves only to a page that plays
 * one, and such a page gets no question without one.
 * @param questions all of the package
 * @param corrected pages whose question has a corrected key, which holds for that page
 */
export function planMoves(
  questions: readonly PlacedQuestion[],
  moves: readonly Move[],
  corrected: ReadonlyMap<number, { questionId: number }>,
  groups?: ListeningGroups
): MovePlan {
  const pageOf = new Map(moves.map(({ id, page }) => [id, page]))
  const after = questions.map((question) => ({
    question,
    page: pageOf.get(question.id) ?? question.page,
  }))
  const refusal = takenTwice(after) ?? firstRefusal(after, corrected, groups)
  if (refusal !== null) return { places: [], refusal }

  const places = after
    .filter(({ question }) => pageOf.has(question.id))
    .map(({ question, page }) => ({
      id: question.id,
      page,
      number: numberOfPage(page) ?? question.number,
      isNew: page !== question.page || numberOfPage(page) !== question.number,
    }))
  return {
    places: places
      .filter(({ isNew }) => isNew)
      .map(({ id, page, number }) => ({ id, page, number })),
    refusal: null,
  }
}

interface Placement {
  question: PlacedQuestion
  page: number
}

function takenTwice(after: readonly Placement[]): string | null {
  const pages = after.map(({ page }) => page)
  const twice = pages.find((page, at) => pages.indexOf(page) !== at)
  return twice === undefined ? null : `Halaman ${twice} sudah dipakai soal lain di paket ini.`
}

function firstRefusal(
  after: readonly Placement[],
  corrected: ReadonlyMap<number, { questionId: number }>,
  groups: ListeningGroups | undefined
): string | null {
  for (const placement of after) {
    const { question, page } = placement
    if (page === question.page) continue
    if (sectionOfPage(page) !== question.section) {
      return pageOutside(SECTION_TITLES[question.section], SECTION_PAGES[question.section])
    }
    if (corrected.get(question.page)?.questionId === question.id) {
      return `Kunci soal halaman ${question.page} pernah dikoreksi lewat hitung ulang untuk halaman itu, jadi soalnya tidak dapat dipindahkan.`
    }
    const refusal =
      question.section === 'listening' ? recordingRefusal(placement, after, groups) : null
    if (refusal !== null) return refusal
  }
  return null
}

function recordingRefusal(
  { question, page }: Placement,
  after: readonly Placement[],
  groups: ListeningGroups | undefined
): string | null {
  if (carriesAudio(page, groups) && question.audio === null) {
    return `Soal halaman ${question.page} tidak punya rekaman, padahal halaman ${page} memerlukannya.`
  }
  if (!carriesAudio(page, groups) && question.audio !== null) {
    return `Soal halaman ${question.page} membawa rekaman, padahal halaman ${page} memakai rekaman kelompoknya.`
  }
  if (!question.hasProof || question.audio !== null) return null
  // Its lines are those of the recording of its group.
  const speaker = after.find((other) => other.page === groupStartOf(page, groups))
  if (speaker && speaker.question.page === groupStartOf(question.page, groups)) return null
  return `Pembahasan soal halaman ${question.page} menunjuk baris transkrip kelompoknya. Pindahkan bersama soal yang membawa rekamannya.`
}
