import { PACKAGE_STATES } from '@lulus/api/contracts/packages'
import type { PackageOffer } from '@/lib/query/packages'
import type { Standing } from '@/features/packages/api/package-states'

type Tone = 'neutral' | 'primary' | 'accent' | 'success' | 'danger'

/** A package card's texts about the learner, and its action. */
export interface CardContent {
  badge: { tone: Tone; text: string } | null
  note: string | null
  /**
   * The button: 'open' checks the access and opens the exam, the payment or a message; 'upload' opens the payment,
   * where a rejected proof can be replaced.
   */
  action: { kind: 'open' | 'upload'; text: string; isPrimary: boolean } | null
}

/** Standings with a package that is paid for, or needs no payment. */
const OWNED: readonly Standing['keadaan'][] = [
  PACKAGE_STATES.granted,
  PACKAGE_STATES.queued,
  PACKAGE_STATES.scheduled,
  PACKAGE_STATES.running,
  PACKAGE_STATES.pending,
]

/** Whether the learner would have to pay for it. */
export function isPriced(standing: Standing | undefined): boolean {
  return !standing || !OWNED.includes(standing.keadaan)
}

/** Whether a package is only announced: nothing can be done with it, and the learner has nothing of it. */
export function isAnnounced(
  { status }: Pick<PackageOffer, 'status'>,
  standing: Standing | undefined
): boolean {
  const hasNothing = !standing || standing.keadaan === PACKAGE_STATES.unpaid
  return status !== 'siap' && hasNothing && !standing?.hasil
}

const BEING_PREPARED = 'Paket ini sedang disiapkan.'

/** Standings that don't need the package to be on sale, because something already started. */
const GOES_ON: readonly Standing['keadaan'][] = [
  PACKAGE_STATES.pending,
  PACKAGE_STATES.scheduled,
  PACKAGE_STATES.running,
]

/**
 * The content of a package's card.
 * @param standing undefined while it is unknown; then the button still asks the server
 */
export function cardContent(
  { status }: Pick<PackageOffer, 'status'>,
  standing: Standing | undefined
): CardContent {
  const content = contentOf(standing)
  const isOnSale = status === 'siap'
  if (isOnSale || (standing && GOES_ON.includes(standing.keadaan))) return content
  const isGranted =
    standing?.keadaan === PACKAGE_STATES.granted || standing?.keadaan === PACKAGE_STATES.queued
  return {
    badge: { tone: 'neutral', text: 'Coming Soon' },
    note: isGranted ? `${BEING_PREPARED} Akses Anda tetap berlaku.` : BEING_PREPARED,
    action: null,
  }
}

function contentOf(standing: Standing | undefined): CardContent {
  const sit = { kind: 'open', text: 'Kerjakan Soal', isPrimary: true } as const
  switch (standing?.keadaan) {
    case undefined:
      return { badge: null, note: null, action: sit }
    case PACKAGE_STATES.unpaid:
      return { badge: { tone: 'neutral', text: 'Belum dibeli' }, note: null, action: sit }
    case PACKAGE_STATES.pending:
      return {
        badge: { tone: 'accent', text: 'Menunggu verifikasi' },
        note: 'Admin sedang memeriksa pembayaran Anda.',
        action: { ...sit, isPrimary: false },
      }
    case PACKAGE_STATES.rejected:
      return {
        badge: { tone: 'danger', text: 'Ditolak' },
        note: standing.alasan,
        action: { kind: 'upload', text: 'Unggah Ulang Bukti', isPrimary: true },
      }
    case PACKAGE_STATES.granted:
      return {
        badge: { tone: 'success', text: 'Siap dikerjakan' },
        note: standing.alasan,
        action: sit,
      }
    case PACKAGE_STATES.queued:
      return {
        badge: { tone: 'accent', text: 'Menunggu giliran' },
        note: standing.alasan,
        action: { ...sit, isPrimary: false },
      }
    case PACKAGE_STATES.scheduled:
      return {
        badge: { tone: 'accent', text: 'Terjadwal' },
        note: standing.alasan,
        action: null,
      }
    case PACKAGE_STATES.running:
      return {
        badge: { tone: 'primary', text: 'Sedang berjalan' },
        note: null,
        action: { ...sit, text: 'Lanjutkan' },
      }
    case PACKAGE_STATES.finished:
      return {
        badge: { tone: 'success', text: 'Selesai' },
        note: null,
        action: { ...sit, text: 'Beli Lagi', isPrimary: false },
      }
  }
}
