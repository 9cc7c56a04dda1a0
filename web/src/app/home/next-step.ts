import { PACKAGE_STATES, type PackageState } from '@lulus/api/contracts/packages'

/** The one thing that a learner does next, shown at the top of the package list. */
export type NextStep =
  | { kind: 'continue'; paketId: number; name: string }
  /** Into the waiting room of an exam event, or late into the event itself. */
  | { kind: 'enter-event'; eventId: number; name: string; action: string }
  | { kind: 'sit'; paketId: number; name: string }
  | { kind: 'replace-proof'; paketId: number; name: string; reason: string | null }
  /** For an admin's decision. */
  | { kind: 'wait'; name: string }
  | { kind: 'discuss'; resultId: number; name: string }
  | { kind: 'practise' }
  | { kind: 'read-lesson'; skill: string; title: string }
  /** For those who have no package and no score yet. */
  | { kind: 'try' }

/** What is known of a learner. Lists are empty, and single things null, while they are unknown. */
export interface Situation {
  /** Packages that can be started or go on, in the order of the list. */
  packages: readonly { id: number; nama_paket: string; status: string }[]
  standings: readonly { paket_soal_id: number; keadaan: PackageState; alasan: string | null }[]
  /** Exam events with the label of their link, null where there is none yet. */
  events: readonly { id: number; nama: string; action: string | null }[]
  /** Whether there is a score, also one that is held back. */
  hasSat: boolean
  /** The latest result whose answers can be discussed. */
  explained: { id: number; name: string; finishedAt: number } | null
  today: { jenis: string; materi: { keterampilan: string; label: string } | null } | null
}

/** How long the latest simulation is discussed before practice goes on, in milliseconds. */
export const DISCUSSED_FOR_MS = 2 * 24 * 60 * 60 * 1000

/**
 * What comes first is what can't wait: a running time, then a common start, then what is paid for. A new result comes
 * before practice, because its questions are still remembered.
 * @param now epoch milliseconds
 * @returns null when nothing is left to do
 */
export function nextStep(situation: Situation, now: number): NextStep | null {
  const { packages, standings, events, hasSat, explained, today } = situation
  const inState = (state: PackageState) => {
    const standing = standings.find(({ keadaan }) => keadaan === state)
    const offer = standing && packages.find(({ id }) => id === standing.paket_soal_id)
    return standing && offer ? { ...standing, offer } : null
  }

  const running = inState(PACKAGE_STATES.running)
  if (running) return { kind: 'continue', ...packageOf(running) }
  const event = events.find(({ action }) => action !== null)
  if (event?.action) {
    return { kind: 'enter-event', eventId: event.id, name: event.nama, action: event.action }
  }
  const granted = inState(PACKAGE_STATES.granted)
  if (granted?.offer.status === 'siap') return { kind: 'sit', ...packageOf(granted) }
  const rejected = inState(PACKAGE_STATES.rejected)
  if (rejected) return { kind: 'replace-proof', ...packageOf(rejected), reason: rejected.alasan }
  const pending = inState(PACKAGE_STATES.pending)
  if (pending) return { kind: 'wait', name: pending.offer.nama_paket }
  if (explained && now - explained.finishedAt < DISCUSSED_FOR_MS) return discuss(explained)
  if (today?.jenis === 'latihan') return { kind: 'practise' }
  if (today?.materi) {
    const { keterampilan, label } = today.materi
    return { kind: 'read-lesson', skill: keterampilan, title: label }
  }
  if (explained) return discuss(explained)
  return hasSat ? null : { kind: 'try' }
}

function packageOf({ offer }: { offer: { id: number; nama_paket: string } }) {
  return { paketId: offer.id, name: offer.nama_paket }
}

function discuss({ id, name }: { id: number; name: string }): NextStep {
  return { kind: 'discuss', resultId: id, name }
}
