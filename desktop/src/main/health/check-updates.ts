import type { UpdateNotice } from '../updates/system-update.ts'
import type { UpdateVerdict } from '../updates/update-policy.ts'
import { good, warning, type Check } from './checks.ts'

const NAME = 'Pembaruan'
/** The longest error text that fits into the check. */
const MOST_DETAIL = 200

const SENTENCES = {
  on: 'Diambil sendiri dari server ujian',
  off: 'Tidak diambil sendiri. Pasang versi baru secara manual.',
  managed: 'Dipasang oleh pengelola komputer, bukan oleh kios',
  system: 'Dipasang sistem dari server ujian',
  unsigned:
    'Kios ini tidak bertanda tangan penerbit, jadi tidak memperbarui diri. Pasang versi baru secara manual.',
} as const satisfies Record<UpdateVerdict['kind'], string>

/** How this seat is updated, and which version is waiting. */
export type UpdateFinding =
  | { kind: 'off' | 'unsigned' }
  | {
      kind: 'on'
      /** The version that waits for the operator, or null. */
      offered: string | null
    }
  | {
      kind: 'managed'
      /** The version that the computer's administrator has yet to install, or null. */
      newer: string | null
    }
  | {
      kind: 'system'
      /** Null before the system's first check. */
      notice: UpdateNotice | null
    }

/** Shows how the kiosk is updated, and what is waiting. Never red, because an exam can be taken either way. */
export function checkUpdates(finding: UpdateFinding): Check {
  const sentence = SENTENCES[finding.kind]
  if (finding.kind === 'on' && finding.offered !== null)
    return warning(NAME, `Versi ${finding.offered} siap dipasang lewat menu operator.`)
  if (finding.kind === 'managed' && finding.newer !== null)
    return warning(NAME, `Versi ${finding.newer} ada di server. ${sentence}.`)
  if (finding.kind === 'system' && finding.notice !== null) return checkNotice(finding.notice)
  return good(NAME, sentence)
}

function checkNotice({ state, version, detail, at }: UpdateNotice): Check {
  switch (state) {
    case 'current':
      return good(NAME, `${SENTENCES.system}; diperiksa ${shortTime(at)}`)
    case 'waiting':
      return warning(
        NAME,
        `Versi ${version} menunggu. Dipasang setelah kursi ini lima menit tidak dipakai.`
      )
    case 'installing':
      return warning(NAME, `Pemasangan versi ${version} belum selesai sejak ${shortTime(at)}.`)
    case 'frozen':
      return warning(
        NAME,
        `Tidak dipasang: disk dibekukan (${detail.slice(0, MOST_DETAIL)}). Cairkan disk, perbarui, lalu bekukan lagi.`
      )
    case 'failed':
      return warning(NAME, `Gagal ${shortTime(at)}: ${detail.slice(0, MOST_DETAIL)}`)
  }
}

function shortTime(at: number): string {
  return new Date(at).toLocaleString('id-ID', { dateStyle: 'medium', timeStyle: 'short' })
}
