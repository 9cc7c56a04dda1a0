/** A file in every web build that can't be compressed further: 26 kB. */
const SAMPLE_PATH = '/og.png'
const MOST_MS = 1000
const MOST_BYTES = 4 * 1024 * 1024
/** Sequential downloads would measure the latency to the server instead of the bandwidth. */
const AT_ONCE = 6

/** The current bandwidth to the server, or null if unknown. */
export type LineFinding = { bitsPerSecond: number } | null

/**
 * Measures for at most a second. A seat measures its share, because others that measure at the same time use the same
 * line. Never throws.
 */
export async function probeLine(server: URL, mostMs = MOST_MS): Promise<LineFinding> {
  const signal = AbortSignal.timeout(mostMs + 3000)
  try {
    // Connecting to the server isn't part of the measurement.
    await Promise.all(Array.from({ length: AT_ONCE }, () => sample(server, signal)))
    const begun = performance.now()
    let bytes = 0
    const isOver = () => performance.now() - begun >= mostMs || bytes >= MOST_BYTES
    const fetchOn = async () => {
      do {
        const size = await sample(server, signal)
        // Added only now, because `+=` across the await would lose what the others add meanwhile.
        bytes += size
      } while (!isOver())
    }
    await Promise.all(Array.from({ length: AT_ONCE }, fetchOn))
    const seconds = (performance.now() - begun) / 1000
    return bytes === 0 ? null : { bitsPerSecond: (bytes * 8) / seconds }
  } catch {
    // The server check shows the reason.
    return null
  }
}

/** @throws Error if the server has no such file */
async function sample(server: URL, signal: AbortSignal): Promise<number> {
  const answer = await fetch(new URL(SAMPLE_PATH, server), {
    redirect: 'error',
    cache: 'no-store',
    signal,
  })
  const bytes = (await answer.arrayBuffer()).byteLength
  if (!answer.ok || !answer.headers.get('content-type')?.startsWith('image/'))
    throw new Error(`no sample: ${answer.status}`)
  return bytes
}
