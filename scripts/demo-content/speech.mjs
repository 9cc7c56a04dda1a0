// Turns a listening script into one MP3, with flite for the voices and sox for everything else.
import { execFileSync, spawnSync } from 'node:child_process'
import { join } from 'node:path'

/**
 * One flite voice per role, so that learners can tell speakers apart. `stretch` slows a voice to the real test's pace,
 * about 160 to 185 words a minute. slt isn't slowed more: above 1.2 it gets unclear, and a speech recogniser's errors
 * rise from 20 to 30 per cent.
 */
const VOICES = {
  narrator: { flite: 'awb', stretch: 1.3 },
  man: { flite: 'rms', stretch: 1.16 },
  woman: { flite: 'slt', stretch: 1.18 },
}
/** Silences in seconds: around a recording, between turns, before a spoken question of a group. */
const LEAD = 0.3
const TAIL = 0.5
const TURN_GAP = 0.6
const QUESTION_GAP = 1.2
/** Loudness of the speech without pauses, in dBFS: the highest without audible limiting. */
const SPEECH_LEVEL = -20
/** Highest sample of the decoded MP3, in dBFS; players that resample may clip above it. */
const PEAK_CEILING = -0.5
/** 32 kbit/s at 24 kHz is enough for flite's 16 kHz voices; `.01` is LAME's best quality. */
const MP3 = ['-r', '24000', '-c', '1', '-C', '32.01', '--comment', '']

/** A mistake of the user or a missing tool, shown without a stack trace. */
export class UsageError extends Error {}

/** @throws {UsageError} with the Debian packages, when a program, a voice or MP3 writing is missing */
export function requireTools() {
  const output = (program, ...args) => {
    const { error, stdout, stderr } = spawnSync(program, args, { encoding: 'utf8' })
    return error ? undefined : `${stdout}${stderr}`
  }
  const missing = []
  const voices = output('flite', '-lv')
  for (const { flite } of Object.values(VOICES)) {
    if (!voices?.split(/\s+/).includes(flite)) missing.push(`voice ${flite} (package flite)`)
  }
  const mp3 = output('sox', '--help-format', 'mp3')
  if (mp3 === undefined) missing.push('sox (package sox)')
  else if (!/^Writes:/m.test(mp3) || /^Writes: no/m.test(mp3))
    missing.push('MP3 encoding in sox (package libsox-fmt-mp3)')
  if (missing.length > 0) {
    throw new UsageError(
      `Missing: ${missing.join(', ')}.\nOn Debian: apt-get install flite sox libsox-fmt-mp3`
    )
  }
}

/** @returns {string} sox's stderr, where its `stats` effect writes */
function sox(...args) {
  // -R seeds the dither, so that the same script gives the same file.
  const { status, stderr, error } = spawnSync('sox', ['-R', ...args], { encoding: 'utf8' })
  if (error) throw error
  if (status !== 0) throw new Error(`sox ${args.join(' ')}: ${stderr}`)
  return stderr
}

/** @returns {number} one figure of sox `stats` for `file` after `effects`, in dB */
function stat(name, file, ...effects) {
  const figure = sox(file, '-n', ...effects, 'stats').match(new RegExp(`^${name}\\s+(\\S+)`, 'm'))
  const value = Number(figure?.[1])
  if (!Number.isFinite(value)) throw new Error(`${file}: sox gave no "${name}" (silent file?)`)
  return value
}

/**
 * Perceived loudness of the speech in dBFS: filtered like ITU-R BS.1770 and without pauses, because lines with long
 * pauses would otherwise get louder.
 */
function speechLevel(file) {
  const weighting = ['highpass', '60', 'treble', '4', '1500']
  const withoutPauses = ['silence', '1', '0.02', '-45d', '-1', '0.05', '-45d']
  return stat('RMS lev dB', file, 'gain', '-6', ...weighting, ...withoutPauses) + 6
}

/** Speaks one script line into `target` (WAV), trimmed, levelled and after `gap` seconds of silence. */
function speak({ voice, text }, gap, target) {
  if (!(voice in VOICES)) throw new UsageError(`Unknown voice "${voice}" in: ${text}`)
  const spoken = `${target}.spoken.wav`
  const trimmed = `${target}.trimmed.wav`
  const { flite, stretch } = VOICES[voice]
  const pace = `duration_stretch=${stretch}`
  execFileSync('flite', ['-voice', flite, '--setf', pace, '-t', text, '-o', spoken])
  const trimStart = ['silence', '1', '0.02', '-55d']
  sox(spoken, trimmed, 'highpass', '70', ...trimStart, 'reverse', ...trimStart, 'reverse')
  const gain = SPEECH_LEVEL - speechLevel(trimmed)
  sox(trimmed, target, 'gain', '-l', gain.toFixed(2), 'pad', String(gap))
}

/** @returns {number} seconds */
export function duration(file) {
  return Number(execFileSync('soxi', ['-D', file], { encoding: 'utf8' }))
}

/**
 * Writes the recording of `script` to `target`; `workFolder` holds temporary files.
 * @throws {Error} when flite or sox fails or the result would clip
 */
export function record(script, target, workFolder) {
  const parts = script.map((line, index) => {
    const gap = index === 0 ? LEAD : /^Question \d/.test(line.text) ? QUESTION_GAP : TURN_GAP
    const part = join(workFolder, `${index}.wav`)
    speak(line, gap, part)
    return part
  })
  sox(...parts, ...MP3, target, 'pad', '0', String(TAIL))
  const peak = stat('Pk lev dB', target)
  if (peak > PEAK_CEILING) throw new Error(`${target} peaks at ${peak} dBFS; lower SPEECH_LEVEL`)
  console.log(`${target}  ${duration(target).toFixed(1)} s, peak ${peak.toFixed(1)} dBFS`)
}
