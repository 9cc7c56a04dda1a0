// What ffmpeg does: loudness of lines, the MP3, and what is measured of it.
import { spawnSync } from 'node:child_process'
import { RATE } from './kokoro.mjs'
import { UsageError } from './usage-error.mjs'

/** Loudness of speech in LUFS (EBU R 128): what phones and lab PCs play well. */
export const LOUDNESS = -18
/** Highest true peak in dBTP. */
const PEAK_CEILING = -1.5
/** Where the limiter begins, in dBFS. MP3 adds up to some decibels to it, by how much is only known afterwards. */
const FIRST_LIMIT = -2.5
const ATTEMPTS = 4
/** 48 kbit/s at 24 kHz keeps everything that the model speaks, up to 12 kHz. */
const MP3 = [
  '-ar',
  String(RATE),
  '-ac',
  '1',
  '-c:a',
  'libmp3lame',
  '-b:a',
  '48k',
  '-map_metadata',
  '-1',
  '-id3v2_version',
  '0',
]
const RAW = ['-f', 'f32le', '-ar', String(RATE), '-ac', '1']

/** @throws {UsageError} when ffmpeg is missing */
export function requireFfmpeg() {
  if (spawnSync('ffmpeg', ['-version']).error) {
    throw new UsageError('Missing: ffmpeg.\nOn Debian: apt-get install ffmpeg')
  }
}

function ffmpeg(args, input) {
  const { status, stdout, stderr, error } = spawnSync(
    'ffmpeg',
    ['-hide_banner', '-nostdin', '-y', ...args],
    {
      input,
      maxBuffer: 512 * 1024 * 1024,
    }
  )
  if (error) throw error
  if (status !== 0) throw new Error(`ffmpeg ${args.join(' ')}: ${stderr.toString()}`)
  return { stdout, report: stderr.toString() }
}

const bytesOf = (samples) => Buffer.from(samples.buffer, samples.byteOffset, samples.byteLength)

/** Signs of speech begin above this; what is before and after is cut, but for a margin. */
const SILENCE = 0.004
const MARGIN = Math.round(0.04 * RATE)

/** @returns {Float32Array} the line without the silence around it */
export function trim(samples) {
  const first = samples.findIndex((sample) => Math.abs(sample) > SILENCE)
  const last = samples.findLastIndex((sample) => Math.abs(sample) > SILENCE)
  if (first === -1) throw new Error('A line is silent.')
  const cut = Float32Array.from(samples.subarray(Math.max(0, first - MARGIN), last + MARGIN))
  // A cut through room noise of the model must not click.
  const fade = Math.min(MARGIN, cut.length)
  for (let index = 0; index < fade; index++) {
    cut[index] *= index / fade
    cut[cut.length - 1 - index] *= index / fade
  }
  return cut
}

/** @returns {Float32Array} the line at LOUDNESS */
export function level(samples) {
  const gain = 10 ** ((LOUDNESS - loudnessOf(samples)) / 20)
  return samples.map((sample) => sample * gain)
}

/** Integrated loudness in LUFS. Blocks are 400 ms long: a short line is measured three times over. */
function loudnessOf(samples) {
  const times = samples.length < 2 * RATE ? 3 : 1
  const input = Buffer.concat(Array.from({ length: times }, () => bytesOf(samples)))
  const { report } = ffmpeg(
    [...RAW, '-i', '-', '-af', 'ebur128=framelog=verbose', '-f', 'null', '-'],
    input
  )
  return figure(report, /I:\s+(-?[\d.]+) LUFS/g)
}

/**
 * Writes samples as an MP3 at LOUDNESS, its peaks limited until they stay below PEAK_CEILING.
 * @returns {{ seconds: number, loudness: number, peak: number }} what was measured of the file
 * @throws {Error} when limiting doesn't help
 */
export function encode(samples, target) {
  let limit = FIRST_LIMIT
  for (let attempt = 1; ; attempt++) {
    // Peaks between the samples are only seen at a higher rate.
    // One pass misses some of a hissed 's' that is far above the rest.
    const pass = `alimiter=limit=${10 ** (limit / 20)}:attack=2:release=40:level=false`
    const limiter = `aresample=96000,${pass},${pass}`
    ffmpeg([...RAW, '-i', '-', '-af', limiter, ...MP3, target], bytesOf(level(samples)))
    const measured = measure(target)
    if (measured.peak <= PEAK_CEILING) return measured
    if (attempt === ATTEMPTS) throw new Error(`${target} peaks at ${measured.peak} dBTP.`)
    limit -= measured.peak - PEAK_CEILING + 0.2
  }
}

/**
 * @param {string} file
 * @returns {{ seconds: number, loudness: number, peak: number }} loudness in LUFS, true peak in dBTP
 */
function measure(file) {
  const { report } = ffmpeg([
    '-i',
    file,
    '-af',
    'ebur128=peak=true:framelog=verbose',
    '-f',
    'null',
    '-',
  ])
  const { stdout } = ffmpeg(['-v', 'error', '-i', file, ...RAW, '-'])
  return {
    seconds: Math.round((stdout.length / 4 / RATE) * 1000) / 1000,
    loudness: figure(report, /I:\s+(-?[\d.]+) LUFS/g),
    peak: figure(report, /Peak:\s+(-?[\d.]+) dBFS/g),
  }
}

function figure(report, pattern) {
  const value = Number([...report.matchAll(pattern)].at(-1)?.[1])
  if (!Number.isFinite(value)) throw new Error(`ffmpeg gave no figure: ${report}`)
  return value
}
