/** A file of every web build that doesn't get smaller on the way: 26 kB. */
const SAMPLE_PATH = '/og.png'
const MOST_MS = 1000
const MOST_BYTES = 4 * 1024 * 1024
/** One after the other they would measure how far the server is, not how much the line carries. */
const AT_ONCE = 6

/** What the line to the server carries just now; null when that can't be said. */
export type LineFinding = { bitsPerSecond: number } | null

/**
 * Measures for a second at most. A seat measures what is left for it: others that measure at the same time share the line.
 * Never throws.
 */
export async function probeLine(server: URL, mostMs = MOST_MS): Promise<LineFinding> {
  const signal = AbortSignal.timeout(mostMs + 3000)
  try {
    // Finding the server and its certificate isn't what is measured.
    await Promise.all(Array.from({ length: AT_ONCE }, () => sample(server, signal)))
    const begun = performance.now()
    let bytes = 0
    const isOver = () => performance.now() - begun >= mostMs || bytes >= MOST_BYTES
    const fetchOn = async () => {
      do {
        const size = await sample(server, signal)
        // Added only now: `+=` before the wait would forget what the others add meanwhile.
        bytes += size
      } while (!isOver())
    }
    await Promise.all(Array.from({ length: AT_ONCE }, fetchOn))
    const seconds = (performance.now() - begun) / 1000
    return bytes === 0 ? null : { bitsPerSecond: (bytes * 8) / seconds }
  } catch {
    // The check of the server says why.
    return null
  }
}

/** @throws Error when the server has no such file */
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
