import { API_ROOT, HEALTH_PATH } from '../../../../api/contracts/paths.ts'
import type { Clocks, ServerFinding } from './checks.ts'

const TIMEOUT_MS = 5000

/** Checks that the server answers, and reads its clock. Never throws, because an unreachable server is a result too. */
export async function probeServer(server: URL, timeoutMs = TIMEOUT_MS): Promise<ServerFinding> {
  const started = Date.now()
  try {
    const response = await fetch(new URL(API_ROOT + HEALTH_PATH, server), {
      redirect: 'manual',
      cache: 'no-store',
      signal: AbortSignal.timeout(timeoutMs),
    })
    const ended = Date.now()
    await response.body?.cancel()
    // A captive portal, or a school's filter.
    if (response.ok && response.headers.get('content-type')?.startsWith('text/html'))
      return {
        reached: false,
        reason: 'yang menjawab bukan server ujian: jaringan menghalangi',
        advice: 'Masuklah ke jaringan sekolah, atau minta alamat server dibuka.',
      }
    const date = Date.parse(response.headers.get('date') ?? '')
    return {
      reached: true,
      status: response.status,
      milliseconds: ended - started,
      // The header has whole seconds, so on average it is half a second behind.
      serverTime: Number.isNaN(date) ? null : date + 500,
      localTime: (started + ended) / 2,
    }
  } catch (error) {
    return {
      reached: false,
      ...troubleOf(error),
      ...(await clockWithoutTls(server, error, timeoutMs)),
    }
  }
}

const CABLE = 'Periksa kabel jaringan.'
const CLOCK =
  'Jam komputer ini atau sertifikat server tidak cocok: setel jam dan tanggal komputer, termasuk tahunnya.'
const AUTHORITY =
  'Sertifikatnya tidak dikenal: antivirus atau jaringan sekolah membuka sambungan aman. Pasang sertifikatnya di Windows, atau kecualikan alamat server.'
const NAME = 'Nama server tidak ditemukan: periksa alamat server dan DNS jaringan.'

/** What to do about an error of Node's TLS, DNS or sockets, by its code. */
const ADVICE: Readonly<Record<string, string>> = {
  CERT_NOT_YET_VALID: CLOCK,
  CERT_HAS_EXPIRED: CLOCK,
  DEPTH_ZERO_SELF_SIGNED_CERT: AUTHORITY,
  SELF_SIGNED_CERT_IN_CHAIN: AUTHORITY,
  UNABLE_TO_GET_ISSUER_CERT: AUTHORITY,
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY: AUTHORITY,
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: AUTHORITY,
  ERR_TLS_CERT_ALTNAME_INVALID: 'Sertifikatnya milik alamat lain: periksa alamat server.',
  ENOTFOUND: NAME,
  EAI_AGAIN: NAME,
}

function troubleOf(error: unknown): { reason: string; advice: string } {
  const code = codeOf(error)
  if (code !== null) return { reason: code, advice: ADVICE[code] ?? CABLE }
  const isSilent = error instanceof Error && error.name === 'TimeoutError'
  return { reason: isSilent ? 'tidak ada jawaban' : String(error), advice: CABLE }
}

/** fetch gives the reason only in its cause. */
function codeOf(error: unknown): string | null {
  const cause = error instanceof Error ? error.cause : null
  return cause instanceof Error && 'code' in cause && typeof cause.code === 'string'
    ? cause.code
    : null
}

/** A clock that is wrong by months refuses every certificate, so the time is asked for without one. */
async function clockWithoutTls(server: URL, error: unknown, timeoutMs: number): Promise<Clocks> {
  if (server.protocol !== 'https:' || ADVICE[codeOf(error) ?? ''] !== CLOCK) return {}
  try {
    const { headers } = await fetch(`http://${server.hostname}/`, {
      redirect: 'manual',
      signal: AbortSignal.timeout(timeoutMs),
    })
    const date = Date.parse(headers.get('date') ?? '')
    return Number.isNaN(date) ? {} : { serverTime: date, localTime: Date.now() }
  } catch {
    // Servers needn't answer without TLS. The advice names the clock all the same.
    return {}
  }
}
